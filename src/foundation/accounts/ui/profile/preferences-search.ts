export const STEPS = [1, 2, 3, 4] as const
export type PreferenceStep = (typeof STEPS)[number]
export const LAST_STEP = 4

/** The step in the address, by default the first. A file of its own, because every page's first load includes it. */
export function readPreferencesSearch({ step }: Record<string, unknown>): { step?: PreferenceStep } {
  const shown = STEPS.find((one) => String(one) === String(step))
  return shown ? { step: shown } : {}
}

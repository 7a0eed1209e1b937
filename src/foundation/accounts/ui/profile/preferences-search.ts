export const STEPS = [1, 2, 3, 4] as const
export type PreferenceStep = (typeof STEPS)[number]
export const LAST_STEP = 4

/** The step that an address shows, without one the first. It stands alone: every page's first load has it. */
export function readPreferencesSearch({ step }: Record<string, unknown>): { step?: PreferenceStep } {
  const shown = STEPS.find((one) => String(one) === String(step))
  return shown ? { step: shown } : {}
}

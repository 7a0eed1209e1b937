/** What can hurt or frighten somebody who does not know that it comes. */
export const WARNINGS = ['flashing', 'loud', 'upsetting'] as const
export type Warning = (typeof WARNINGS)[number]

export const MOST_WARNING_LETTERS = 300

export interface ContentWarnings {
  warnings: Warning[]
  /** What comes, and when. */
  warning_note_en: string
  warning_note_hi: string
}

export const isWarned = ({ warnings, warning_note_en, warning_note_hi }: ContentWarnings): boolean =>
  warnings.length > 0 || warning_note_en !== '' || warning_note_hi !== ''

const HAZARDS: Partial<Record<Warning, string>> = { flashing: 'flashing', loud: 'sound' }

/** As search engines are told (schema.org accessibilityHazard); undefined where nothing was said. */
export function accessibilityHazards({ warnings }: ContentWarnings): string[] | undefined {
  const hazards = warnings.flatMap((one) => HAZARDS[one] ?? [])
  return hazards.length > 0 ? hazards : undefined
}

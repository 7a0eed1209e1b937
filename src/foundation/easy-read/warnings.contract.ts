import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import { optionalField, repeatable } from '#contract/wire.ts'

/** Content that can hurt or frighten people if it comes unexpectedly. */
export const WARNINGS = ['flashing', 'loud', 'upsetting'] as const
export type Warning = (typeof WARNINGS)[number]

export const MOST_WARNING_LETTERS = 300

export interface ContentWarnings {
  warnings: Warning[]
  /** What happens, and when. */
  warning_note_en: string
  warning_note_hi: string
}

export const isWarned = ({ warnings, warning_note_en, warning_note_hi }: ContentWarnings): boolean =>
  warnings.length > 0 || warning_note_en !== '' || warning_note_hi !== ''

const HAZARDS: Partial<Record<Warning, string>> = { flashing: 'flashing', loud: 'sound' }

/** Warnings as schema.org accessibilityHazard, for search engines; undefined if nothing was stated. */
export function accessibilityHazards({ warnings }: ContentWarnings): string[] | undefined {
  const hazards = warnings.flatMap((one) => HAZARDS[one] ?? [])
  return hazards.length > 0 ? hazards : undefined
}

const warning = z.enum(WARNINGS)
const note = optionalField(longText(MOST_WARNING_LETTERS))

/** The fields of the warnings form. */
export const warningFields = {
  warnings: optionalField(repeatable(warning)).describe(
    'Content warnings: flashing lights, sudden loud sounds, upsetting content',
  ),
  warning_note_en: note.describe('What happens, and when'),
  warning_note_hi: note,
}

/** The form's initial values, which pages receive too. */
export const contentWarnings = z.object({
  warnings: z.array(warning),
  warning_note_en: z.string(),
  warning_note_hi: z.string(),
})

/** Empty fields get empty values. */
export const warningsOf = (fields: {
  warnings?: Warning[] | undefined
  warning_note_en?: string | undefined
  warning_note_hi?: string | undefined
}): ContentWarnings => ({
  warnings: WARNINGS.filter((one) => fields.warnings?.includes(one)),
  warning_note_en: fields.warning_note_en ?? '',
  warning_note_hi: fields.warning_note_hi ?? '',
})

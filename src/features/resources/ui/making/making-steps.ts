import type { WireError } from '#contract/wire.ts'

/** The steps, from 1: what, content, audience, sharing, and a check before submitting. */
export const STEPS = [1, 2, 3, 4, 5] as const
export type Step = (typeof STEPS)[number]
export const LAST_STEP = 5

/** The address of the person's own resources. */
export const MY_PAGE = '/my-pankh-page?tab=resources'

const STEP_OF: Record<string, Step> = {
  add_type: 1,
  resource_type_id: 1,
  title: 1,
  resource_files: 2,
  resource_links: 2,
  description: 2,
  instruction: 2,
  alts: 2,
  captions: 2,
  order: 2,
  age_groups: 3,
  skills: 3,
  tags: 3,
  keywords: 3,
  language: 3,
  minutes_to_prepare: 3,
  in_short_en: 3,
  in_short_hi: 3,
  in_short_symbols: 3,
  warnings: 3,
  warning_note_en: 3,
  warning_note_hi: 3,
  privacy: 4,
  licence: 4,
  credit: 4,
  has_rights: 4,
}

/** The step that has a field; undefined if there is no such field. A field of a list is named like `links.2`. */
export const stepOf = (field: string): Step | undefined => STEP_OF[field.split('.')[0] ?? '']

/** The step that contains the first wrong field. */
export function firstWrongStep(errors: readonly WireError[]): Step | undefined {
  const steps = errors.flatMap(({ field }) => (field === undefined ? [] : (stepOf(field) ?? [])))
  return steps.length === 0 ? undefined : (Math.min(...steps) as Step)
}

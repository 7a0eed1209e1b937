import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { type EventForm, eventFields } from '../../admin-event-fields.contract.ts'
import { toForm } from './event-form.ts'

const SEVERAL: ReadonlySet<string> = new Set([
  'in_short_symbols',
  'warnings',
  'speaker_ids',
  'skill_ids',
  'tag_ids',
  'age_group_ids',
])
/** What is judged together is taken together. */
const TOGETHER = [
  ['title_en', 'title_hi'],
  ['starts_at', 'ends_at', 'time_zone'],
] as const

/** What is filled into an event's form over what is saved. A field that is not right yet stays as it is saved. */
export function draftOver(saved: EventForm, fields: DraftFields): EventForm {
  const given: Record<string, unknown> = { has_certificate: fields.has_certificate?.includes('on') }
  for (const name of Object.keys(saved)) {
    if (SEVERAL.has(name)) given[name] = fields[name] ?? []
    else if (name !== 'has_certificate') given[name] = fields[name]?.[0]
  }
  // Each round takes at least one more field as it is saved; all of them together were right once.
  for (const _ of Object.keys(saved)) {
    const read = eventFields.safeParse(given)
    if (read.success) return toForm(read.data)
    for (const { path } of read.error.issues) takeSaved(given, saved, String(path[0]))
  }
  return saved
}

function takeSaved(given: Record<string, unknown>, saved: EventForm, wrong: string): void {
  const group = TOGETHER.find((names) => (names as readonly string[]).includes(wrong)) ?? [wrong]
  for (const name of group) given[name] = saved[name as keyof EventForm] ?? undefined
}

import type { TextLanguage } from '#contract/wire.ts'
import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { findDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type EventForm, eventFields } from '../../../admin-event-fields.contract.ts'
import type { EventPreview } from '../../../admin-events.contract.ts'
import { TimeDoesNotExist } from '../admin-events.errors.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'
import { toForm } from './event-form.ts'
import { momentsOf } from './event-moments.queries.ts'
import { selectDraftPreview, selectEventPreview } from './preview-event.queries.ts'

/**
 * An event as its page will show it, including the viewer's unsaved draft if they may edit the event.
 * @throws EventNotFound
 */
export async function previewEvent(
  db: Db,
  viewer: Organiser,
  { id, language, now }: { id: number; language: TextLanguage; now: Date },
): Promise<EventPreview> {
  const { form, can } = await findManagedEvent(db, viewer, { id })
  const wanted = { id, language, now }
  const of = { user_id: viewer.id, form: 'event', subject_id: id, now }
  const draft = can.edit ? await findDraft(db, of) : null
  if (!draft) return { ...(await selectEventPreview(db, wanted)), draft_saved_at: null }
  const drafted = await selectDraftPreview(db, {
    ...wanted,
    ...(await datedForm(db, draftOver(form, draft.fields), form)),
  })
  return { ...drafted, draft_saved_at: draft.saved_at }
}

const SEVERAL: ReadonlySet<string> = new Set([
  'in_short_symbols',
  'warnings',
  'speaker_ids',
  'skill_ids',
  'tag_ids',
  'age_group_ids',
])
/** Fields that are validated together also fall back together. */
const TOGETHER = [
  ['title_en', 'title_hi'],
  ['starts_at', 'ends_at', 'time_zone'],
] as const

/** A draft on top of the saved form. Fields that aren't valid yet keep their saved values. */
function draftOver(saved: EventForm, fields: DraftFields): EventForm {
  const given: Record<string, unknown> = { has_certificate: fields.has_certificate?.includes('on') }
  for (const name of Object.keys(saved)) {
    if (SEVERAL.has(name)) given[name] = fields[name] ?? []
    else if (name !== 'has_certificate') given[name] = fields[name]?.[0]
  }
  // Each round resets at least one more field to its saved value, and the saved values were valid together.
  for (const _ of Object.keys(saved)) {
    const read = eventFields.safeParse(given)
    if (read.success) return toForm(read.data)
    for (const { path } of read.error.issues) takeSaved(given, saved, String(path[0]))
  }
  return saved
}

/** The form with the moments of its times; the saved times for one that a change of the clocks skips. */
async function datedForm(db: Db, form: EventForm, saved: EventForm) {
  try {
    return { form, moments: await momentsOf(db, form) }
  } catch (error) {
    if (!(error instanceof TimeDoesNotExist)) throw error
    const { starts_at, ends_at, time_zone } = saved
    return { form: { ...form, starts_at, ends_at, time_zone }, moments: await momentsOf(db, saved) }
  }
}

function takeSaved(given: Record<string, unknown>, saved: EventForm, wrong: string): void {
  const group = TOGETHER.find((names) => (names as readonly string[]).includes(wrong)) ?? [wrong]
  for (const name of group) given[name] = saved[name as keyof EventForm] ?? undefined
}

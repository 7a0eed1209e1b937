import type { WrittenLanguage } from '#contract/written-languages.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'
import { insertDraft } from './write-event.queries.ts'

/**
 * Copies an event into a new draft with the same texts and speakers, without date, meeting, recording and
 * registrations.
 * @returns the draft's id
 * @throws EventNotFound
 */
export async function duplicateEvent(
  db: Db,
  viewer: Organiser,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { form, can } = await findManagedEvent(tx, viewer, { id })
    authorize(can.duplicate)
    const copied = {
      ...form,
      title_en: nameOfCopy(form.title_en, 'en'),
      title_hi: nameOfCopy(form.title_hi, 'hi'),
      starts_at: '',
      ends_at: '',
      zoom_link: '',
    }
    const copy = await insertDraft(tx, copied, viewer)
    await recordChange(tx, {
      viewer,
      action: 'duplicated',
      kind: 'event',
      id: copy,
      after: { from: id },
      now,
    })
    return copy
  })
}

const nameOfCopy = (title: string, locale: WrittenLanguage) =>
  title && m.admin_event_copy({ title }, { locale })

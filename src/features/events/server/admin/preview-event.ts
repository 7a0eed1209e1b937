import type { TextLanguage } from '#contract/wire.ts'
import { findDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventPreview } from '../../admin-events.contract.ts'
import { draftOver } from './draft-over-event.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'
import { selectDraftPreview, selectEventPreview } from './preview-event.queries.ts'

/**
 * An event as its page will show it, with what the person wrote into its form and has not saved, if they may save it.
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
  const drafted = await selectDraftPreview(db, { ...wanted, form: draftOver(form, draft.fields) })
  return { ...drafted, draft_saved_at: draft.saved_at }
}

import { MINUTE_MS } from '#contract/durations.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { UnderReviewReason } from '#foundation/moderation/admin-moderation.contract.ts'
import { type Maker, putUnderReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Privacy, RESOURCE_KIND, type ResourceStatus } from '../../resource-card.contract.ts'
import type { ResourceFields } from '../../resource-making.contract.ts'
import { insertResources } from '../insert-resource.queries.ts'
import { ResourceIsIncomplete } from '../resources.errors.ts'
import { altsOf } from './alts-of.ts'
import { changeCaptions } from './change-captions.ts'
import { findTwin, lockAdding } from './find-twin.queries.ts'
import { type Made, madeOfFields } from './made-of-fields.ts'
import { missingToPublish } from './missing-to-publish.ts'
import { notifyNewResource } from './notify-new-resource.ts'
import type { GivenCaptions } from './read-given-captions.ts'
import { replaceLinks } from './resource-files.queries.ts'
import { hiddenReason, underReviewReasonOfResource } from './resource-under-review.ts'
import { searchWordsOf } from './search-words-of.ts'
import { takeFiles } from './take-files.ts'

/** An identical call within this time counts as a retry after a lost reply. */
const SAME_CALL_MS = 10 * MINUTE_MS
/** The name of the form's autosaved draft. */
export const RESOURCE_FORM = 'resource'

/** The state of a resource after saving. */
export interface Saved {
  id: number
  status: ResourceStatus
  privacy: Privacy
  is_waiting: boolean
}

interface Added {
  fields: ResourceFields & { resource_files?: number[] | undefined }
  captions?: readonly GivenCaptions[]
  now: Date
}

/**
 * Creates a resource from texts, the person's temporary files and links. Sent twice, it is created once. With an
 * account's first links it stays hidden until a moderator has checked it.
 * @returns its id and state
 * @throws ResourceIsIncomplete, TermNotFound, UploadNotFound, WordNotAllowed; nothing is written then
 */
export async function addResource(
  db: Db,
  viewer: Maker,
  { fields, captions = [], now }: Added,
): Promise<Saved> {
  const made = madeOfFields(fields)
  const file_ids = [...new Set(fields.resource_files ?? [])]
  const status = fields.status ?? 'published'
  const missing = missingToPublish({
    ...made.columns,
    links_count: made.links.length,
    files_count: file_ids.length,
  })
  if (status === 'published' && missing.length > 0) throw new ResourceIsIncomplete(missing)
  return db.transaction(async (tx) => {
    await lockAdding(tx, viewer.id)
    const since = new Date(now.getTime() - SAME_CALL_MS)
    const { columns, terms } = made
    const sent = { columns, terms, creator_id: viewer.id, status, file_ids, urls: made.links, since }
    const twin = await findTwin(tx, sent)
    await deleteDraft(tx, { user_id: viewer.id, form: RESOURCE_FORM, subject_id: 0 })
    if (twin) return { ...twin, privacy: columns.privacy }
    const alts = altsOf(fields, file_ids)
    const shown = { id: null, made, alts: alts.values(), status }
    const why = await underReviewReasonOfResource(tx, viewer, shown)
    const id = await insert(tx, { made, creator_id: viewer.id, status, why, now })
    if (why) await putUnderReview(tx, { kind: RESOURCE_KIND, id, user_id: viewer.id, why, now })
    await replaceLinks(tx, { resource_id: id, urls: made.links })
    await takeFiles(tx, { resource_id: id, user_id: viewer.id, file_ids, alts, now })
    await changeCaptions(tx, { resource_id: id, given: captions })
    return { id, status: why ? 'hidden' : status, privacy: columns.privacy, is_waiting: why !== null }
  })
}

interface Inserted {
  made: Made
  creator_id: number
  status: 'draft' | 'published'
  why: UnderReviewReason | null
  now: Date
}

async function insert(tx: Db, { made, creator_id, status, why, now }: Inserted): Promise<number> {
  const { columns, terms } = made
  const search_words = await searchWordsOf(tx, { terms, keywords: columns.keywords, creator_id, of: null })
  const { skill_ids, tag_ids, age_group_ids } = terms
  const waiting = why && { hidden_reason: hiddenReason(why, columns.language), shown_to_all_at: null }
  const state = { status: why ? ('hidden' as const) : status, ...waiting }
  const facts = { creator_id, ...state, search_words, created_at: now, updated_at: now }
  const [id] = await insertResources(tx, [{ ...columns, ...facts, skill_ids, tag_ids, age_group_ids }])
  if (id === undefined) throw new Error('the resource was not added')
  const { title, privacy } = columns
  const isForEveryone = status === 'published' && privacy === 'Everyone'
  if (isForEveryone && !why) await notifyNewResource(tx, { id, title, creator_id, now })
  return id
}

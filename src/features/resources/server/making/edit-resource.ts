import { replaceTermLinks } from '#foundation/content/server/index.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { UnderReviewReason } from '#foundation/moderation/admin-moderation.contract.ts'
import {
  dropFromReview,
  isHiddenByReports,
  type Maker,
  putUnderReview,
} from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_FILES, RESOURCE_KIND, type ResourceStatus } from '../../resource-card.contract.ts'
import type { ResourceFields } from '../../resource-making.contract.ts'
import { resourceTerms } from '../resource-terms.tables.ts'
import {
  OrderIsNotOfFiles,
  ResourceChangedMeanwhile,
  ResourceIsIncomplete,
  TooManyFiles,
} from '../resources.errors.ts'
import { RESOURCE_FORM, type Saved } from './add-resource.ts'
import { altsOf } from './alts-of.ts'
import { changeCaptions } from './change-captions.ts'
import { getOwnResource } from './get-own-resource.ts'
import { type Made, madeOfFields } from './made-of-fields.ts'
import { missingToPublish } from './missing-to-publish.ts'
import { notifyNewResource, withdrawResource } from './notify-new-resource.ts'
import type { GivenCaptions } from './read-given-captions.ts'
import {
  type FileOfResource,
  replaceLinks,
  selectFilesOfResource,
  writeAlts,
  writePositions,
} from './resource-files.queries.ts'
import { hiddenReason, underReviewReasonOfResource } from './resource-under-review.ts'
import { searchWordsOf } from './search-words-of.ts'
import { dropFiles, filesToDrop, takeFiles } from './take-files.ts'
import { lockOwnResource, type OwnResource, updateResource } from './write-resource.queries.ts'

interface Edited {
  id: number
  fields: ResourceFields & {
    resource_files?: number[] | undefined
    delete_resource_files?: number[] | undefined
    delete_captions?: string[] | undefined
    order?: number[] | undefined
    revision?: string | undefined
  }
  captions?: readonly GivenCaptions[]
  now: Date
}

/**
 * Updates one of the person's own resources: all fields of the form, new files, and files to remove. Sent twice, it
 * is applied once. A new link or watched word can put it under review; if it is under review already, it is submitted
 * again. With a revision, it never replaces unseen what another window saved.
 * @throws ResourceNotFound, ResourceChangedMeanwhile, ResourceIsIncomplete, TermNotFound, UploadNotFound, TooManyFiles,
 * OrderIsNotOfFiles, WordNotAllowed; nothing is written then
 */
export async function editResource(
  db: Db,
  viewer: Maker,
  { id, fields, captions = [], now }: Edited,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const before = await lockOwnResource(tx, { id, user_id: viewer.id })
    const expectSeen = await expectSeenBy(tx, viewer, { id, revision: fields.revision })
    const made = madeOfFields(fields, before)
    const wanted = statusAfter(before, fields.status)
    const files = await changedFiles(tx, viewer, { id, fields })
    const alts = altsOf(fields, [...files.kept.map(({ file_id }) => file_id), ...files.added])
    const shownAlts = new Map([...files.kept.map(({ file_id, alt }) => [file_id, alt] as const), ...alts])
    const shown = { id, made, alts: shownAlts.values(), status: wanted }
    const why = await underReviewReasonOfResource(tx, viewer, shown)
    const isReported = before.is_waiting && (await isHiddenByReports(tx, { kind: RESOURCE_KIND, id, now }))
    const status = wanted === 'published' && (why || isReported) ? 'hidden' : wanted
    const missing = missingToPublish({
      ...made.columns,
      links_count: made.links.length,
      files_count: files.count,
    })
    if (status !== 'draft' && missing.length > 0) throw new ResourceIsIncomplete(missing)
    if (files.count > MOST_FILES) throw new TooManyFiles()
    await write(tx, { before, made, status, why, creator_id: viewer.id, now })
    await dropFiles(tx, { files: files.dropped, now })
    await takeFiles(tx, { resource_id: id, user_id: viewer.id, file_ids: files.added, alts, now })
    await writeAlts(tx, { resource_id: id, alts })
    const { delete_captions: gone, delete_resource_files: dropped, order } = fields
    await changeCaptions(tx, { resource_id: id, given: captions, gone, dropped })
    if (order) await orderFiles(tx, { resource_id: id, order })
    await expectSeen()
    await deleteDraft(tx, { user_id: viewer.id, form: RESOURCE_FORM, subject_id: id })
    return { id, status, privacy: made.columns.privacy, is_waiting: why !== null }
  })
}

/**
 * Compares a form's revision with the resource before the edit. The returned check runs after it: what changes nothing,
 * such as the same form sent twice, is fine whatever its revision.
 */
async function expectSeenBy(
  tx: Db,
  viewer: Pick<Maker, 'id'>,
  { id, revision }: { id: number; revision: string | undefined },
): Promise<() => Promise<void>> {
  const revisionNow = async () => (await getOwnResource(tx, viewer, { id, language: 'en' })).revision
  const stood = revision === undefined ? undefined : await revisionNow()
  return async () => {
    if (stood !== revision && stood !== (await revisionNow())) throw new ResourceChangedMeanwhile()
  }
}

/**
 * A resource hidden by a moderator stays hidden, whatever its creator requests; one under review is submitted again.
 */
function statusAfter(before: OwnResource, wanted: 'draft' | 'published' | undefined): ResourceStatus {
  if (before.status !== 'hidden') return wanted ?? before.status
  return before.is_waiting ? (wanted ?? 'published') : 'hidden'
}

interface ChangedFiles {
  dropped: FileOfResource[]
  kept: FileOfResource[]
  added: number[]
  /** After the edit. */
  count: number
}

async function changedFiles(
  tx: Db,
  viewer: Pick<Maker, 'id'>,
  { id, fields }: Pick<Edited, 'id' | 'fields'>,
): Promise<ChangedFiles> {
  const current = await selectFilesOfResource(tx, id)
  const file_ids = fields.delete_resource_files ?? []
  const dropped = await filesToDrop(tx, { current, file_ids, user_id: viewer.id })
  const isCurrent = (file_id: number) => current.some((file) => file.file_id === file_id)
  const added = [...new Set(fields.resource_files ?? [])].filter((file_id) => !isCurrent(file_id))
  const kept = current.filter((file) => !dropped.includes(file))
  return { dropped, kept, added, count: kept.length + added.length }
}

interface Written {
  before: OwnResource
  made: Made
  status: ResourceStatus
  why: UnderReviewReason | null
  creator_id: number
  now: Date
}

async function write(tx: Db, { before, made, status, why, creator_id, now }: Written): Promise<void> {
  const { id } = before
  const { columns, terms, links } = made
  const search_words = await searchWordsOf(tx, { terms, keywords: columns.keywords, creator_id, of: id })
  const isFirstTime = status !== 'draft' && !before.is_published_once
  const isForEveryone = status === 'published' && columns.privacy === 'Everyone'
  const isNewToAll = isForEveryone && !before.was_shown_to_all
  await updateResource(tx, id, {
    ...columns,
    status,
    search_words,
    updated_at: now,
    ...(before.is_waiting || why ? { hidden_reason: hiddenReason(why, columns.language) } : {}),
    ...(status === 'hidden' ? {} : { hidden_reason: null }),
    ...(isFirstTime ? { published_at: now } : {}),
    ...(isNewToAll ? { shown_to_all_at: now } : {}),
  })
  await replaceTermLinks(tx, resourceTerms, id, terms)
  if (why) await putUnderReview(tx, { kind: RESOURCE_KIND, id, user_id: creator_id, why, now })
  else if (before.is_waiting) await dropFromReview(tx, { kind: RESOURCE_KIND, id })
  await replaceLinks(tx, { resource_id: id, urls: links })
  if (isNewToAll) await notifyNewResource(tx, { id, title: columns.title, creator_id, now })
  const wasForEveryone = before.status === 'published' && before.privacy === 'Everyone'
  if (wasForEveryone && !isForEveryone) await withdrawResource(tx, id)
}

/**
 * Sorts all files of a resource; the first one's page becomes the picture of its card.
 * @throws OrderIsNotOfFiles
 */
async function orderFiles(
  tx: Db,
  { resource_id, order }: { resource_id: number; order: readonly number[] },
): Promise<void> {
  const current = await selectFilesOfResource(tx, resource_id)
  const places = current.map(({ file_id }) => order.indexOf(file_id))
  const isOfFiles = order.length === current.length && new Set(order).size === order.length
  if (!isOfFiles || places.includes(-1)) throw new OrderIsNotOfFiles()
  await writePositions(
    tx,
    current.map(({ id }, at) => ({ id, position: places[at] ?? 0 })),
  )
}

import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { sweepRendersJob } from '../files/page-jobs.ts'
import { lockNamedAfter } from '../making/named-after.queries.ts'
import { withdrawResource } from '../making/notify-new-resource.ts'
import { searchWordsOf } from '../making/search-words-of.ts'
import { updateResource } from '../making/write-resource.queries.ts'
import {
  deleteLeaving,
  lockResourcesOf,
  selectLeaving,
  selectLeavingFiles,
} from './erase-resources.queries.ts'

const AT_ONCE = 100

/**
 * Deletes a person's resources: all of them, or only those that nobody else may see.
 * @returns the storage keys of their files
 */
export async function deleteOwnResources(
  tx: Db,
  { user_id, keepsShared }: { user_id: number; keepsShared: boolean },
): Promise<string[]> {
  await lockResourcesOf(tx, user_id)
  const leaving = await selectLeaving(tx, { user_id, keepsShared })
  const ids = leaving.map(({ id }) => id)
  const files = await selectLeavingFiles(tx, ids)
  await deleteLeaving(tx, { ids, files })
  for (const { drawing } of files) if (drawing !== null) await enqueue(tx, sweepRendersJob, { drawing })
  for (const { id, is_listed } of leaving) if (is_listed) await withdrawResource(tx, id)
  return files.map(({ storage_key }) => storage_key)
}

/** Makes the remaining resources those of a former member, and removes the name from their search words. */
export async function signOffResources(tx: Db, user_id: number): Promise<void> {
  await lockResourcesOf(tx, user_id)
  let after = 0
  for (;;) {
    const named = await lockNamedAfter(tx, { of: 'creator', id: user_id }, { after, most: AT_ONCE })
    for (const { id, keywords, creator_id: _, ...terms } of named) {
      const search_words = await searchWordsOf(tx, { terms, keywords, creator_id: null, of: id })
      await updateResource(tx, id, { creator_id: null, search_words })
    }
    after = named.at(-1)?.id ?? after
    if (named.length < AT_ONCE) return
  }
}

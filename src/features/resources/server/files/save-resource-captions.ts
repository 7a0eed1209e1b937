import { checkedCaptions } from '#platform/captions/read-captions.ts'
import type { Db } from '#platform/db/database.ts'
import { writeResourceCaptions } from './resource-captions.queries.ts'

/**
 * Keeps the captions of a resource's video in one language, in place of those that were there. Who may is for the
 * caller to check.
 * @throws CaptionsNotReadable, CaptionsAreEmpty
 */
export async function saveResourceCaptions(
  db: Db,
  { vtt, ...of }: { resource_file_id: number; language: string; vtt: string },
): Promise<void> {
  await writeResourceCaptions(db, { ...of, vtt: checkedCaptions(vtt) })
}

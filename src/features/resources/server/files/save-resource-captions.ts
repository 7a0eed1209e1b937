import { checkedCaptions } from '#platform/captions/read-captions.ts'
import type { Db } from '#platform/db/database.ts'
import { writeResourceCaptions } from './resource-captions.queries.ts'

/**
 * Stores the captions of a resource's video in one language, replacing existing ones. The caller checks the
 * permission.
 * @throws CaptionsNotReadable, CaptionsAreEmpty
 */
export async function saveResourceCaptions(
  db: Db,
  { vtt, ...of }: { resource_file_id: number; language: string; vtt: string },
): Promise<void> {
  await writeResourceCaptions(db, { ...of, vtt: checkedCaptions(vtt) })
}

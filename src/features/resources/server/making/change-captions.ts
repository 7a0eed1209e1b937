import { UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  deleteResourceCaptions,
  findFilm,
  writeResourceCaptions,
} from '../files/resource-captions.queries.ts'
import type { GivenCaptions } from './read-given-captions.ts'

interface Changed {
  resource_id: number
  given: readonly GivenCaptions[]
  /** `{file_id} {language}` */
  gone?: readonly string[] | undefined
  /** Videos just removed from the resource, whose captions went with them. */
  dropped?: readonly number[] | undefined
}

/**
 * Deletes captions, then stores the given ones in place of those in the same language.
 * @throws UploadNotFound if a file isn't a video of this resource
 */
export async function changeCaptions(
  tx: Db,
  { resource_id, given, gone = [], dropped = [] }: Changed,
): Promise<void> {
  for (const line of gone) {
    const [file_id, language = ''] = line.split(' ')
    await deleteResourceCaptions(tx, { resource_id, file_id: Number(file_id), language })
  }
  for (const { file_id, language, vtt } of given) {
    if (dropped.includes(file_id)) continue
    const resource_file_id = await findFilm(tx, { resource_id, file_id })
    if (resource_file_id === undefined) throw new UploadNotFound()
    await writeResourceCaptions(tx, { resource_file_id, language, vtt })
  }
}

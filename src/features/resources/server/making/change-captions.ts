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
  /** Films that have just gone from the resource, and their captions with them. */
  dropped?: readonly number[] | undefined
}

/**
 * Takes captions away, then keeps those that were given in place of others of their language.
 * @throws UploadNotFound where a file is no film of this resource
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

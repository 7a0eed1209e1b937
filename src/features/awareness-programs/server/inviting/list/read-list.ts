import { textOfUpload, type Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_LIST_BYTES } from '../../../invitations.contract.ts'
import { NoAddresses } from '../inviting.errors.ts'
import { type ReadCsvList, readCsvList } from './read-csv-list.ts'
import { readTypedList } from './read-typed-list.ts'

/** A list as submitted: text, or a file that the person uploaded before. */
export interface GivenList {
  addresses?: string | undefined
  upload_id?: number | undefined
  email_column?: number | undefined
  name_column?: number | undefined
}

/** @throws NoAddresses, ListTooLong, UploadNotFound, FileTypeNotAllowed, FileTooLarge */
export async function readList(
  db: Db,
  { addresses = '', upload_id, email_column, name_column }: GivenList,
  { user_id, uploads }: { user_id: number; uploads: Uploads },
): Promise<ReadCsvList> {
  if (upload_id !== undefined) {
    const text = await textOfUpload(db, uploads, {
      userId: user_id,
      fileId: upload_id,
      most: MOST_LIST_BYTES,
    })
    return readCsvList(text, {
      ...(email_column !== undefined && { email_column }),
      ...(name_column !== undefined && { name_column }),
    })
  }
  const list = readTypedList(addresses)
  if (list.people.length + list.broken.length === 0) throw new NoAddresses()
  return { ...list, columns: [], email_column: -1, name_column: -1 }
}

import type { Db } from '#platform/db/database.ts'
import { type UploadedFile, uploadedFiles } from '../server/uploads.tables.ts'

export function allFiles(db: Db): Promise<UploadedFile[]> {
  return db.select().from(uploadedFiles).orderBy(uploadedFiles.id)
}

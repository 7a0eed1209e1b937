import type { Db } from '#platform/db/database.ts'
import { type UploadedFile, uploadedFiles } from '../server/uploads.tables.ts'

/** Marks every file as used. */
export async function useAllFiles(db: Db, claimed_at: Date): Promise<void> {
  await db.update(uploadedFiles).set({ is_temporary: false, claimed_at })
}

export function allFiles(db: Db): Promise<UploadedFile[]> {
  return db.select().from(uploadedFiles).orderBy(uploadedFiles.id)
}

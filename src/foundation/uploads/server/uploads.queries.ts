import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type NewUploadedFile, type UploadedFile, uploadedFiles } from './uploads.tables.ts'

/** Advisory lock id for counting one person's temporary files. */
const QUOTA_LOCK = 7_265_242

export interface Waiting {
  files: number
  bytes: number
}

/** The person's temporary files of the last day, which is as long as they are kept. */
export async function countTemporary(
  db: Db,
  { userId, since }: { userId: number; since: Date },
): Promise<Waiting> {
  const [counted] = await rows<{ files: string; bytes: string }>(
    db,
    sql`select count(*) as files, coalesce(sum(size_bytes), 0) as bytes from uploaded_files
      where is_temporary and user_id = ${userId} and created_at > ${since.toISOString()}::timestamptz`,
  )
  return { files: Number(counted?.files ?? 0), bytes: Number(counted?.bytes ?? 0) }
}

/** Counts and inserts under a lock per person, so that parallel uploads can't exceed the limit together. */
export function insertWithinQuota(
  db: Db,
  file: NewUploadedFile,
  { since, check }: { since: Date; check: (waiting: Waiting) => void },
): Promise<UploadedFile> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, ${file.user_id}::int)`)
    check(await countTemporary(tx, { userId: file.user_id, since }))
    const [inserted] = await tx.insert(uploadedFiles).values(file).returning()
    return inserted as UploadedFile
  })
}

export async function deleteUploadedFile(db: Db, id: number): Promise<void> {
  await db.delete(uploadedFiles).where(eq(uploadedFiles.id, id))
}

/** Makes those of the given files permanent that are this person's and temporary. */
export function keepTemporary(
  db: Db,
  { userId, fileIds, now }: { userId: number; fileIds: readonly number[]; now: Date },
): Promise<UploadedFile[]> {
  return db
    .update(uploadedFiles)
    .set({ is_temporary: false, claimed_at: now })
    .where(
      and(
        inArray(uploadedFiles.id, [...fileIds]),
        eq(uploadedFiles.user_id, userId),
        eq(uploadedFiles.is_temporary, true),
      ),
    )
    .returning()
}

/** Those of the given files that are this person's and temporary. */
export async function findAllTemporary(
  db: Db,
  { userId, fileIds }: { userId: number; fileIds: readonly number[] },
): Promise<UploadedFile[]> {
  if (fileIds.length === 0) return []
  return db
    .select()
    .from(uploadedFiles)
    .where(
      and(
        inArray(uploadedFiles.id, [...fileIds]),
        eq(uploadedFiles.user_id, userId),
        eq(uploadedFiles.is_temporary, true),
      ),
    )
}

/** A temporary file of this person. */
export async function findTemporary(
  db: Db,
  { userId, fileId }: { userId: number; fileId: number },
): Promise<UploadedFile | undefined> {
  const [file] = await db
    .select()
    .from(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.id, fileId),
        eq(uploadedFiles.user_id, userId),
        eq(uploadedFiles.is_temporary, true),
      ),
    )
  return file
}

/** Makes the file temporary and old enough for the next sweep. */
export async function makeDue(db: Db, { key, since }: { key: string; since: Date }): Promise<void> {
  await db
    .update(uploadedFiles)
    .set({ is_temporary: true, claimed_at: null, created_at: since })
    .where(eq(uploadedFiles.storage_key, key))
}

/** Deletes rows of temporary files from before `until` and returns their storage keys. Skips locked rows. */
export async function takeOutTemporary(
  db: Db,
  { until, most }: { until: Date; most: number },
): Promise<string[]> {
  const oldest = db
    .select({ id: uploadedFiles.id })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.is_temporary, true), lt(uploadedFiles.created_at, until)))
    .orderBy(uploadedFiles.created_at)
    .limit(most)
    .for('update', { skipLocked: true })
  const deleted = await db
    .delete(uploadedFiles)
    .where(inArray(uploadedFiles.id, oldest))
    .returning({ key: uploadedFiles.storage_key })
  return deleted.map(({ key }) => key)
}

export async function findByResumableId(
  db: Db,
  { userId, resumableId }: { userId: number; resumableId: string },
): Promise<UploadedFile | undefined> {
  const [file] = await db
    .select()
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.resumable_id, resumableId), eq(uploadedFiles.user_id, userId)))
  return file
}

export async function findByStorageKey(db: Db, key: string): Promise<UploadedFile | undefined> {
  const [file] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.storage_key, key))
  return file
}

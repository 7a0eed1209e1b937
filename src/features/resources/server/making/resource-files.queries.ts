import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceFiles, resourceLinks } from '../resource-files.tables.ts'

export interface FileOfResource {
  id: number
  file_id: number
  alt: string
  storage_key: string
  drawing: string | null
}

/** A resource's files, in order. */
export function selectFilesOfResource(db: Db, resource_id: number): Promise<FileOfResource[]> {
  return db
    .select({
      id: resourceFiles.id,
      file_id: resourceFiles.file_id,
      alt: resourceFiles.alt,
      storage_key: uploadedFiles.storage_key,
      drawing: resourceFiles.drawing,
    })
    .from(resourceFiles)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, resourceFiles.file_id))
    .where(eq(resourceFiles.resource_id, resource_id))
    .orderBy(asc(resourceFiles.position), asc(resourceFiles.id))
}

export interface NewResourceFile {
  file_id: number
  alt: string
  /** Files without pages start as finished. */
  pages_state: 'waiting' | 'drawn'
}

/** Appends files to the existing ones. Returns their ids in the same order. */
export async function insertResourceFiles(
  tx: Db,
  { resource_id, files }: { resource_id: number; files: readonly NewResourceFile[] },
): Promise<number[]> {
  if (files.length === 0) return []
  const [last] = await tx
    .select({ position: max(resourceFiles.position) })
    .from(resourceFiles)
    .where(eq(resourceFiles.resource_id, resource_id))
  const first = (last?.position ?? -1) + 1
  const added = files.map((file, index) => ({ ...file, resource_id, position: first + index }))
  const ids = await tx.insert(resourceFiles).values(added).returning({ id: resourceFiles.id })
  return ids.map(({ id }) => id)
}

export async function writePositions(
  tx: Db,
  files: readonly { id: number; position: number }[],
): Promise<void> {
  for (const { id, position } of files)
    await tx.update(resourceFiles).set({ position }).where(eq(resourceFiles.id, id))
}

export async function deleteResourceFiles(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(resourceFiles).where(inArray(resourceFiles.id, [...ids]))
}

/** Saves image descriptions by the id of the upload; uploads of other resources are ignored. */
export async function writeAlts(
  tx: Db,
  { resource_id, alts }: { resource_id: number; alts: ReadonlyMap<number, string> },
): Promise<void> {
  for (const [file_id, alt] of alts) {
    await tx
      .update(resourceFiles)
      .set({ alt })
      .where(and(eq(resourceFiles.resource_id, resource_id), eq(resourceFiles.file_id, file_id)))
  }
}

/**
 * Whether the person had all of these files and has released them already, so that a repeated edit can remove them
 * again.
 */
export async function areLetGo(
  tx: Db,
  { user_id, file_ids }: { user_id: number; file_ids: readonly number[] },
): Promise<boolean> {
  const found = await tx
    .select({ id: uploadedFiles.id })
    .from(uploadedFiles)
    .where(
      and(
        inArray(uploadedFiles.id, [...file_ids]),
        eq(uploadedFiles.user_id, user_id),
        eq(uploadedFiles.is_temporary, true),
      ),
    )
  return found.length === file_ids.length
}

/** An address that stays keeps the results of its checks. */
export async function replaceLinks(
  tx: Db,
  { resource_id, urls }: { resource_id: number; urls: readonly string[] },
): Promise<void> {
  const before = await tx.select().from(resourceLinks).where(eq(resourceLinks.resource_id, resource_id))
  const gone = before.filter(({ url }) => !urls.includes(url)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(resourceLinks).where(inArray(resourceLinks.id, gone))
  for (const [position, url] of urls.entries()) {
    const there = before.find((link) => link.url === url)
    if (!there) await tx.insert(resourceLinks).values({ resource_id, url, position })
    else if (there.position !== position) {
      await tx.update(resourceLinks).set({ position }).where(eq(resourceLinks.id, there.id))
    }
  }
}

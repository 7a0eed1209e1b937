import { and, eq, inArray } from 'drizzle-orm'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceCaptions, resourceFiles } from '../resource-files.tables.ts'

interface OfLanguage {
  resource_file_id: number
  /** BCP 47 */
  language: string
}

export async function writeResourceCaptions(
  db: Db,
  { vtt, ...of }: OfLanguage & { vtt: string },
): Promise<void> {
  const target = [resourceCaptions.resource_file_id, resourceCaptions.language]
  await db
    .insert(resourceCaptions)
    .values({ ...of, vtt })
    .onConflictDoUpdate({ target, set: { vtt } })
}

export async function findResourceCaptions(
  db: Db,
  { resource_file_id, language }: OfLanguage,
): Promise<string | undefined> {
  const [found] = await db
    .select({ vtt: resourceCaptions.vtt })
    .from(resourceCaptions)
    .where(
      and(eq(resourceCaptions.resource_file_id, resource_file_id), eq(resourceCaptions.language, language)),
    )
  return found?.vtt
}

interface OfFile {
  resource_id: number
  /** The id of its upload. */
  file_id: number
}

const isOfResource = ({ resource_id, file_id }: OfFile) =>
  and(eq(resourceFiles.resource_id, resource_id), eq(resourceFiles.file_id, file_id))

/** The resource's file with this upload, if it is a video. */
export async function findFilm(db: Db, of: OfFile): Promise<number | undefined> {
  const [film] = await db
    .select({ id: resourceFiles.id })
    .from(resourceFiles)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, resourceFiles.file_id))
    .where(and(isOfResource(of), eq(uploadedFiles.kind, 'video')))
  return film?.id
}

export async function deleteResourceCaptions(
  tx: Db,
  { language, ...of }: OfFile & { language: string },
): Promise<void> {
  const files = tx.select({ id: resourceFiles.id }).from(resourceFiles).where(isOfResource(of))
  await tx
    .delete(resourceCaptions)
    .where(and(inArray(resourceCaptions.resource_file_id, files), eq(resourceCaptions.language, language)))
}

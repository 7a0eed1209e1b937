import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { resourceCaptions } from '../resource-files.tables.ts'

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

import { asc, eq } from 'drizzle-orm'
import { resourceTypes } from '#foundation/taxonomy/server/index.ts'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceFacetCounts } from '../server/resource-facets.tables.ts'
import { resourceFiles, resourceLinks } from '../server/resource-files.tables.ts'
import { resources } from '../server/resources.tables.ts'

export function everyResource(db: Db) {
  return db.select().from(resources).orderBy(asc(resources.id))
}

/** Hides a resource like a moderator, without the email. */
export async function hideResourceRow(db: Db, id: number): Promise<void> {
  await db
    .update(resources)
    .set({ status: 'hidden', hidden_reason: 'It was reported' })
    .where(eq(resources.id, id))
}

export async function hideTypeRow(db: Db, id: number): Promise<void> {
  await db.update(resourceTypes).set({ is_hidden: true }).where(eq(resourceTypes.id, id))
}

export function everyResourceFile(db: Db) {
  return db.select().from(resourceFiles).orderBy(asc(resourceFiles.position))
}

export function everyLink(db: Db) {
  return db.select().from(resourceLinks).orderBy(asc(resourceLinks.position))
}

export function everyUpload(db: Db) {
  return db.select().from(uploadedFiles).orderBy(asc(uploadedFiles.id))
}

/** The number of listed resources by `skill 3` and so on, without zeros. */
export async function listedCounts(db: Db): Promise<Record<string, number>> {
  const counts = await db.select().from(resourceFacetCounts)
  return Object.fromEntries(
    counts
      .filter(({ listed }) => listed > 0)
      .map(({ facet, term_id, listed }) => [`${facet} ${term_id}`, listed]),
  )
}

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { resourceFiles } from '../resource-files.tables.ts'

type PageFacts = Pick<
  typeof resourceFiles.$inferInsert,
  'page_count' | 'drawn_pages' | 'page_width' | 'page_height' | 'fits_a4' | 'has_colour' | 'drawing'
>

/** Saves the result of a page render. Returns the one it replaces; undefined if the file has been deleted. */
export async function writePageRender(
  tx: Db,
  id: number,
  facts: PageFacts & { drawing: string },
): Promise<{ before: string | null } | undefined> {
  const [locked] = await rows<{ drawing: string | null }>(
    tx,
    sql`select drawing from resource_files where id = ${id} for update`,
  )
  if (!locked) return undefined
  await tx
    .update(resourceFiles)
    .set({ ...facts, pages_state: 'drawn' })
    .where(eq(resourceFiles.id, id))
  return { before: locked.drawing }
}

/** Marks a file as impossible to render. An earlier render stays. */
export async function writeFailure(db: Db, id: number): Promise<void> {
  await db
    .update(resourceFiles)
    .set({ pages_state: 'failed' })
    .where(and(eq(resourceFiles.id, id), eq(resourceFiles.drawn_pages, 0)))
}

export async function isRenderShown(db: Db, render: string): Promise<boolean> {
  const found = await db
    .select({ id: resourceFiles.id })
    .from(resourceFiles)
    .where(eq(resourceFiles.drawing, render))
    .limit(1)
  return found.length > 0
}

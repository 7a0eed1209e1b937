import type { Db } from '#platform/db/database.ts'
import { banners } from './banners.tables.ts'

export type NewBanner = typeof banners.$inferInsert

/** Adds banners in one statement, in the given order unless they have a position. Returns their ids. */
export async function insertBanners(db: Db, added: readonly NewBanner[]): Promise<number[]> {
  if (added.length === 0) return []
  const rows = await db
    .insert(banners)
    .values(added.map((banner, index) => ({ ...banner, position: banner.position ?? index })))
    .returning({ id: banners.id })
  return rows.map(({ id }) => id)
}

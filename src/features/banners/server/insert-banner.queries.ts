import type { Db } from '#platform/db/database.ts'
import { banners } from './banners.tables.ts'

export type NewBanner = typeof banners.$inferInsert

/** Adds banners in one statement, in the order given where no position is. */
export async function insertBanners(db: Db, added: readonly NewBanner[]): Promise<void> {
  if (added.length === 0) return
  await db
    .insert(banners)
    .values(added.map((banner, index) => ({ ...banner, position: banner.position ?? index })))
}

import type { Content, Editor } from '#foundation/content/server/index.ts'
import { cover } from '#foundation/uploads/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { bannerForm, type ManagedBanner } from '../../admin-banners.contract.ts'
import { banners } from '../banners.tables.ts'
import { BannerChangedMeanwhile, BannerNotFound } from './admin-banners.errors.ts'
import { type BannerRow, selectManagedBanners } from './managed-banners.queries.ts'
import { lockBanners } from './write-banner.queries.ts'

const WIDTH = 800

/** Banners as content. The caller checks the permission. */
export const bannerContent = {
  kind: 'banner',
  table: banners,
  find: findBanner,
  ChangedMeanwhile: BannerChangedMeanwhile,
  // In the shape of the strip on the home page; drawings have the same one.
  picture: { sizes: [cover(WIDTH, 420)], label: WIDTH },
} satisfies Content

/** Finds a banner. With `isLocked`, no banner can change until the transaction ends. @throws BannerNotFound */
export async function findBanner(
  db: Db,
  _: Editor,
  { id, isLocked = false, now }: { id: number; isLocked?: boolean; now: Date },
) {
  if (isLocked) await lockBanners(db)
  const [banner] = await selectManagedBanners(db, { id, now })
  if (!banner) throw new BannerNotFound()
  return { ...managedOf(banner), form: bannerForm.parse(banner) }
}

export const managedOf = (banner: BannerRow): ManagedBanner => ({
  ...banner,
  revision: revisionOf(bannerForm.parse(banner)),
})

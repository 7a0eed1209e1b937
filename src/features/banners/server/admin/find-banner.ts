import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { bannerForm, type ManagedBanner } from '../../admin-banners.contract.ts'
import { BannerNotFound } from './admin-banners.errors.ts'
import { type BannerRow, selectManagedBanners } from './managed-banners.queries.ts'
import { lockBanners } from './write-banner.queries.ts'

export interface OfBanner {
  id: number
  now: Date
}

/** @throws BannerNotFound */
export async function findBanner(db: Db, of: OfBanner): Promise<ManagedBanner> {
  const [banner] = await selectManagedBanners(db, of)
  if (!banner) throw new BannerNotFound()
  return managedOf(banner)
}

/** The same, with the banners held until the transaction ends. @throws BannerNotFound */
export async function lockBanner(tx: Db, of: OfBanner): Promise<ManagedBanner> {
  await lockBanners(tx)
  return findBanner(tx, of)
}

export const managedOf = (banner: BannerRow): ManagedBanner => ({
  ...banner,
  revision: revisionOf(bannerForm.parse(banner)),
})

import { recordChange } from '#foundation/audit/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import { bannerForm } from '../../admin-banners.contract.ts'
import { lockBanner, type OfBanner } from './find-banner.ts'
import { selectManagedBanners } from './managed-banners.queries.ts'
import { deleteBannerPicture } from './set-banner-picture.ts'
import { deleteBanner, orderBanners, setBannerHidden } from './write-banner.queries.ts'

/** One that is at that end already stays, and nothing is written. @throws BannerNotFound */
export async function moveBanner(
  db: Db,
  viewer: { id: number },
  { direction, ...of }: OfBanner & { direction: 'up' | 'down' },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBanner(tx, of)
    const ids = (await selectManagedBanners(tx, { now: of.now })).map(({ id }) => id)
    const order = movedIn(ids, { id: of.id, direction })
    if (!order) return
    await orderBanners(tx, order)
    const change = { before: { order: ids }, after: { order } }
    await recordChange(tx, { viewer, action: 'ordered', kind: 'banner', ...of, ...change })
  })
}

/** One that is so already stays, and nothing is written. @throws BannerNotFound */
export async function hideBanner(
  db: Db,
  viewer: { id: number },
  { isHidden, ...of }: OfBanner & { isHidden: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { is_hidden } = await lockBanner(tx, of)
    if (is_hidden === isHidden) return
    await setBannerHidden(tx, of.id, isHidden)
    await recordChange(tx, { viewer, action: isHidden ? 'hidden' : 'shown', kind: 'banner', ...of })
  })
}

/** Its picture goes with it. @throws BannerNotFound */
export async function removeBanner(
  db: Db,
  viewer: { id: number },
  { uploads, ...of }: OfBanner & { uploads: Uploads },
): Promise<void> {
  const picture = await db.transaction(async (tx) => {
    const banner = await lockBanner(tx, of)
    await deleteBanner(tx, of.id)
    await recordChange(tx, {
      viewer,
      action: 'removed',
      kind: 'banner',
      ...of,
      before: bannerForm.parse(banner),
    })
    return banner.picture
  })
  await deleteBannerPicture(uploads, picture)
}

import type { Move } from '#contract/wire.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import { findBanner } from './banner-content.ts'
import { selectManagedBanners } from './managed-banners.queries.ts'
import { orderBanners, setBannerHidden } from './write-banner.queries.ts'

interface OfBanner {
  id: number
  now: Date
}

/** Does nothing if the banner is already at that end. @throws BannerNotFound */
export async function moveBanner(
  db: Db,
  viewer: Editor,
  { direction, ...of }: OfBanner & { direction: Move },
): Promise<void> {
  await db.transaction(async (tx) => {
    await findBanner(tx, viewer, { ...of, isLocked: true })
    const ids = (await selectManagedBanners(tx, { now: of.now })).map(({ id }) => id)
    const order = movedIn(ids, { id: of.id, direction })
    if (!order) return
    await orderBanners(tx, order)
    const change = { before: { order: ids }, after: { order } }
    await recordChange(tx, { viewer, action: 'ordered', kind: 'banner', ...of, ...change })
  })
}

/** Does nothing if the banner already is as requested. @throws BannerNotFound */
export async function hideBanner(
  db: Db,
  viewer: Editor,
  { isHidden, ...of }: OfBanner & { isHidden: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { is_hidden } = await findBanner(tx, viewer, { ...of, isLocked: true })
    if (is_hidden === isHidden) return
    await setBannerHidden(tx, of.id, isHidden)
    await recordChange(tx, { viewer, action: isHidden ? 'hidden' : 'shown', kind: 'banner', ...of })
  })
}

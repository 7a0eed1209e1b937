import type { RouteParts } from '#foundation/feature.ts'
import { exactTotal } from '#platform/db/counts.ts'
import { bannersContract } from '../banners.contract.ts'
import { selectShownBanners } from './banners.queries.ts'

export function bannersRoutes(parts: RouteParts): void {
  const { serve } = parts

  serve(bannersContract.listBanners, async ({ db, language, now, ...call }) => {
    const viewer = await parts.viewers.viewerOf(call)
    const banners = await selectShownBanners(db, { language, now, viewer })
    return { data: banners, ...exactTotal(banners.length) }
  })
}

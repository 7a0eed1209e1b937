import type { Serve } from '#platform/http/serve.ts'
import { bannersContract } from '../banners.contract.ts'
import { adminBannersRoutes } from './admin/admin-banners.routes.ts'
import type { BannerParts } from './banner-parts.ts'
import { selectShownBanners } from './banners.queries.ts'

export function bannersRoutes(serve: Serve, parts: BannerParts): void {
  adminBannersRoutes(serve, parts)

  serve(bannersContract.listBanners, async ({ db, language, now, ...call }) => {
    const viewer = await parts.viewers.viewerOf(call)
    const banners = await selectShownBanners(db, { language, now, viewer })
    return { data: banners, recordsTotal: banners.length, recordsTotal_is_capped: false }
  })
}

import type { Serve } from '#platform/http/serve.ts'
import { bannersContract } from '../banners.contract.ts'
import { selectShownBanners } from './banners.queries.ts'

export function bannersRoutes(serve: Serve): void {
  serve(bannersContract.listBanners, async ({ db, language, now }) => {
    const banners = await selectShownBanners(db, { language, now })
    return { data: banners, recordsTotal: banners.length, recordsTotal_is_capped: false }
  })
}

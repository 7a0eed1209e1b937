import { authorize, mayKeepBanners, type Viewers } from '#foundation/accounts/server/index.ts'
import { deleteContentPicture, removeContent, setContentPicture } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminBannersContract } from '../../admin-banners.contract.ts'
import { drawingAddress } from '../../banners.contract.ts'
import { bannerContent, findBanner, managedOf } from './banner-content.ts'
import { hideBanner, moveBanner } from './change-banner.ts'
import { selectManagedBanners, selectOccupationChoices } from './managed-banners.queries.ts'
import { saveBanner } from './save-banner.ts'

/** The administration of banners. */
export function adminBannersRoutes({ serve, viewers, uploads }: RouteParts): void {
  const keeper = async (call: Parameters<Viewers['staff']>[0]) => {
    const viewer = await viewers.staff(call)
    authorize(mayKeepBanners(viewer))
    return viewer
  }

  serve(adminBannersContract.listAdminBanners, async ({ db, now, ...call }) => {
    await keeper(call)
    return { data: (await selectManagedBanners(db, { now })).map(managedOf) }
  })

  serve(adminBannersContract.getManagedBanner, async ({ db, now, query, ...call }) => {
    const { form: _, ...banner } = await findBanner(db, await keeper(call), { ...query, now })
    return { data: banner }
  })

  serve(adminBannersContract.getBannerChoices, async ({ db, language, ...call }) => {
    await keeper(call)
    return { data: { occupations: await selectOccupationChoices(db, language) } }
  })

  serve(adminBannersContract.saveBanner, async ({ db, body, now, ...call }) => {
    const id = await saveBanner(db, await keeper(call), { fields: body, now })
    return { data: { message: m.admin_banner_saved(), id } }
  })

  serve(adminBannersContract.saveBannerPicture, async ({ db, body, now, ...call }) => {
    const { drawing, ...given } = body
    const instead = drawing && drawingAddress(drawing)
    const viewer = await keeper(call)
    await setContentPicture(db, bannerContent, { ...given, instead, viewer, uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminBannersContract.moveBanner, async ({ db, body, now, ...call }) => {
    await moveBanner(db, await keeper(call), { ...body, now })
    return { data: { message: m.admin_banner_moved() } }
  })

  serve(adminBannersContract.hideBanner, async ({ db, body, now, ...call }) => {
    await hideBanner(db, await keeper(call), { ...body, isHidden: true, now })
    return { data: { message: m.admin_banner_hidden() } }
  })

  serve(adminBannersContract.showBanner, async ({ db, body, now, ...call }) => {
    await hideBanner(db, await keeper(call), { ...body, isHidden: false, now })
    return { data: { message: m.admin_banner_shown() } }
  })

  serve(adminBannersContract.removeBanner, async ({ db, body, now, ...call }) => {
    const { picture } = await removeContent(db, bannerContent, { ...body, viewer: await keeper(call), now })
    await deleteContentPicture(bannerContent, uploads, picture)
    return { data: { message: m.admin_banner_deleted() } }
  })
}

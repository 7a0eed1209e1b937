import { authorize, mayKeepAwareness } from '#foundation/accounts/server/index.ts'
import {
  closeContent,
  publishContent,
  removeContentPicture,
  setContentPicture,
} from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminAwarenessProgramsContract } from '../../admin-awareness-programs.contract.ts'
import { awarenessAbilities, mayEditAwareness, maySuspendCampaigns } from '../../awareness-programs.policy.ts'
import { programPicture } from '../joining/program-picture.ts'
import { selectAdminAwareness, selectAwarenessChoices } from './admin-awareness-list.queries.ts'
import { awarenessContent, findManagedAwareness, missingToPublish } from './awareness-content.ts'
import { reopenAwareness } from './reopen-awareness.ts'
import { saveAwareness } from './save-awareness.ts'

/** The administration of awareness programs. */
export function adminAwarenessRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(adminAwarenessProgramsContract.listAdminAwareness, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayKeepAwareness(viewer))
    const { search_query: search, publication, ...asked } = body
    const wanted = { search, publication, order: asked, language, ...pageWindow(asked) }
    const { programs, total } = await selectAdminAwareness(db, wanted)
    const can = { edit: mayEditAwareness(viewer), see_campaigns: maySuspendCampaigns(viewer) }
    return { data: programs, ...exactTotal(total), can }
  })

  serve(adminAwarenessProgramsContract.getManagedAwareness, async ({ db, query: { id }, ...call }) => {
    const viewer = await viewers.staff(call)
    const program = await findManagedAwareness(db, viewer, { id })
    const { form, publication, revision, campaigns_count, picture, picture_alt } = program
    const address = programPicture(picture)
    const [alt_en, alt_hi] = [picture_alt?.en ?? '', picture_alt?.hi ?? '']
    return {
      data: {
        ...form,
        id,
        publication,
        revision,
        campaigns_count,
        picture: address === null ? null : { address, alt_en, alt_hi },
        missing: missingToPublish(form, program),
        can: awarenessAbilities(viewer, program),
      },
    }
  })

  serve(
    adminAwarenessProgramsContract.getAwarenessChoices,
    async ({ db, query: { id }, language, ...call }) => {
      authorize(mayEditAwareness(await viewers.staff(call)))
      return { data: await selectAwarenessChoices(db, { id, language }) }
    },
  )

  serve(adminAwarenessProgramsContract.saveAwareness, async ({ db, body, now, ...call }) => {
    const id = await saveAwareness(db, await viewers.staff(call), { fields: body, now })
    return { data: { message: m.awareness_admin_saved(), id } }
  })

  serve(adminAwarenessProgramsContract.saveAwarenessPicture, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await setContentPicture(db, awarenessContent, { ...body, viewer, uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminAwarenessProgramsContract.removeAwarenessPicture, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await removeContentPicture(db, awarenessContent, { ...body, viewer, uploads, now })
    return { data: { message: m.admin_picture_removed() } }
  })

  serve(adminAwarenessProgramsContract.publishAwareness, async ({ db, body, now, ...call }) => {
    await publishContent(db, awarenessContent, { ...body, viewer: await viewers.staff(call), now })
    return { data: { message: m.awareness_admin_published() } }
  })

  serve(adminAwarenessProgramsContract.endAwareness, async ({ db, body, now, ...call }) => {
    await closeContent(db, awarenessContent, { ...body, viewer: await viewers.staff(call), now, as: 'ended' })
    return { data: { message: m.awareness_admin_ended() } }
  })

  serve(adminAwarenessProgramsContract.reopenAwareness, async ({ db, body, now, ...call }) => {
    await reopenAwareness(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.awareness_admin_reopened() } }
  })
}

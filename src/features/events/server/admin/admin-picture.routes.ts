import { removeContentPicture, setContentPicture } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminPictureContract } from '../../admin-picture.contract.ts'
import { eventContent } from './event-content.ts'

export function adminPictureRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(adminPictureContract.savePicture, async ({ db, body, now, ...call }) => {
    await setContentPicture(db, eventContent, { ...body, viewer: await viewers.staff(call), uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminPictureContract.removePicture, async ({ db, body, now, ...call }) => {
    await removeContentPicture(db, eventContent, { ...body, viewer: await viewers.staff(call), uploads, now })
    return { data: { message: m.admin_picture_removed() } }
  })
}

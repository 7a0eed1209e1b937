import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminPictureContract } from '../../admin-picture.contract.ts'
import { removeEventPicture, setEventPicture } from './set-event-picture.ts'

export function adminPictureRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(adminPictureContract.savePicture, async ({ db, body, now, ...call }) => {
    await setEventPicture(db, await viewers.staff(call), { ...body, uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminPictureContract.removePicture, async ({ db, body, now, ...call }) => {
    await removeEventPicture(db, await viewers.staff(call), { id: body.id, uploads, now })
    return { data: { message: m.admin_picture_removed() } }
  })
}

import { m } from '#messages/messages.js'
import type { Serve } from '#platform/http/serve.ts'
import { adminPictureContract } from '../../admin-picture.contract.ts'
import type { EventParts } from '../details/event-parts.ts'
import { removeEventPicture, setEventPicture } from './set-event-picture.ts'

export function adminPictureRoutes(serve: Serve, { viewers, uploads }: EventParts): void {
  serve(adminPictureContract.savePicture, async ({ db, body, now, ...call }) => {
    await setEventPicture(db, await viewers.staff(call), { ...body, uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminPictureContract.removePicture, async ({ db, body, now, ...call }) => {
    await removeEventPicture(db, await viewers.staff(call), { id: body.id, uploads, now })
    return { data: { message: m.admin_picture_removed() } }
  })
}

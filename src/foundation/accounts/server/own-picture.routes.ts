import type { RouteParts } from '#foundation/feature.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import { ownAccountContract } from '../own-account.contract.ts'
import { NoPicture } from './accounts.errors.ts'
import { removePicture, setPicture } from './set-picture.ts'

/** Pixels, as `profile_picture` everywhere. */
const SHOWN_SIZE = 256

export function ownPictureRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(ownAccountContract.uploadPicture, async ({ db, files, ...call }) => {
    const viewer = await viewers.signedIn(call)
    for await (const { bytes } of files) {
      const name = await setPicture(db, { user_id: viewer.id, bytes, uploads })
      const profile_picture = publicPictureAddress(name, SHOWN_SIZE)
      return { data: { message: m.toast_user_updated(), profile_picture } }
    }
    throw new NoPicture()
  })

  serve(ownAccountContract.removePicture, async ({ db, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await removePicture(db, { user_id: viewer.id, uploads })
    return { data: { message: m.toast_user_updated() } }
  })
}

import type { Viewers } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Serve } from '#platform/http/serve.ts'
import { creatorsContract } from '../creators.contract.ts'
import { followUser } from './follow-user.ts'

export function creatorsRoutes(serve: Serve, { viewers }: { viewers: Viewers }): void {
  serve(creatorsContract.followUser, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const outcome = await followUser(db, viewer, { id: body.id, is_followed: body.is_followed, now })
    return {
      data: { message: outcome.is_followed ? m.person_followed() : m.person_unfollowed(), ...outcome },
    }
  })
}

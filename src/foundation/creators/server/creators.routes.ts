import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { creatorsContract } from '../creators.contract.ts'
import { getCreatorDetails } from './details/get-creator-details.ts'
import { followUser } from './follow-user.ts'
import { listPeople } from './people/list-people.ts'
import { publicWorkOf } from './public-work-of.ts'

/** One person's follows, found or not: ids are not to be tried one after another. */
const FOLLOWS = defineLimit({ name: 'follow', tries: 300, seconds: 60 * 60, words: m.limit_follow })

export function creatorsRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(creatorsContract.getCreatorDetails, async ({ db, query, ...call }) => {
    const viewer = query.id === undefined ? await viewers.signedIn(call) : await viewers.viewerOf(call)
    const id = query.id ?? (await viewers.signedIn(call)).id
    return { data: await getCreatorDetails(db, viewer, { id, work }) }
  })

  serve(creatorsContract.followUser, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id, is_followed } = body
    // Whoever wants to leave can, however much they followed before.
    if (is_followed !== false) await limits.take(FOLLOWS, viewer.email)
    const outcome = await followUser(db, viewer, { id, is_followed, now, work })
    return {
      data: { message: outcome.is_followed ? m.person_followed() : m.person_unfollowed(), ...outcome },
    }
  })

  serve(creatorsContract.listFollowers, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return listPeople(db, viewer, { ...body, kind: 'followers', work })
  })

  serve(creatorsContract.listFollowing, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return listPeople(db, viewer, { ...body, kind: 'following', work })
  })
}

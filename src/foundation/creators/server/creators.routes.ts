import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { blocksContract } from '../blocks.contract.ts'
import { creatorsContract, MOST_BLOCKED } from '../creators.contract.ts'
import { ownProfileContract } from '../own-profile.contract.ts'
import { blockVisiblePerson } from './blocks/block-visible-person.ts'
import { selectBlocked } from './blocks/blocks.queries.ts'
import { getCreatorDetails } from './details/get-creator-details.ts'
import { followUser } from './follow-user.ts'
import { type OwnWords, selectOwnProfile } from './own-profile/own-profile.queries.ts'
import { setOwnProfile } from './own-profile/set-own-profile.ts'
import { setRecommendation } from './own-profile/set-recommendation.ts'
import { listPeople } from './people/list-people.ts'
import { publicWorkOf } from './public-work-of.ts'

/** Follows per person, successful or not, so that nobody can try ids one after another. */
const FOLLOWS = defineLimit({ name: 'follow', tries: 300, seconds: 60 * 60, label: m.limit_follow })

export function creatorsRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(creatorsContract.getCreatorDetails, async ({ db, query, ...call }) => {
    const viewer = query.id === undefined ? await viewers.loggedIn(call) : await viewers.viewerOf(call)
    const id = query.id ?? (await viewers.loggedIn(call)).id
    return { data: await getCreatorDetails(db, viewer, { id, work }) }
  })

  serve(creatorsContract.followUser, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id, is_followed } = body
    // Unfollowing is always possible, however many people were followed before.
    if (is_followed !== false) await limits.take(FOLLOWS, String(viewer.id))
    const outcome = await followUser(db, viewer, { id, is_followed, now, work })
    return {
      data: { message: outcome.is_followed ? m.person_followed() : m.person_unfollowed(), ...outcome },
    }
  })

  serve(creatorsContract.listFollowers, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return listPeople(db, viewer, { ...body, kind: 'followers', work })
  })

  serve(creatorsContract.listFollowing, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return listPeople(db, viewer, { ...body, kind: 'following', work })
  })
}

/** Blocks per person, successful or not, so that nobody can try ids one after another. */
const BLOCKS = defineLimit({ name: 'block', tries: 100, seconds: 60 * 60, label: m.limit_block })

export function blocksRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(blocksContract.blockPerson, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id, is_blocked = true } = body
    if (is_blocked) await limits.take(BLOCKS, String(viewer.id))
    await blockVisiblePerson(db, viewer, { id, isBlocked: is_blocked, now, work })
    return { data: { message: is_blocked ? m.person_blocked() : m.person_unblocked(), is_blocked } }
  })

  serve(blocksContract.listBlocked, async ({ db, ...call }) => {
    const { id: blocker_id } = await viewers.loggedIn(call)
    return { data: await selectBlocked(db, { blocker_id, work, limit: MOST_BLOCKED }) }
  })
}

export function ownProfileRoutes({ serve, viewers, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(ownProfileContract.getOwnProfile, async ({ db, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const data = await selectOwnProfile(db, viewer.id)
    if (!data) throw new PersonNotFound()
    return { data }
  })

  serve(ownProfileContract.setOwnProfile, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { revision, ...given } = body
    const data = await setOwnProfile(db, viewer, { words: wordsOf(given), revision, work, now })
    return { data, message: data.is_waiting ? m.saved_under_review() : m.toast_details_updated() }
  })

  serve(ownProfileContract.setRecommendation, async ({ db, params, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    // Another person's account looks like one that doesn't exist.
    if (params.id !== viewer.id) throw new PersonNotFound()
    const { recommendation_text = '' } = body
    const { is_waiting } = await setRecommendation(db, viewer, { recommendation_text, work, now })
    const message = is_waiting ? m.saved_under_review() : m.toast_details_updated()
    return { data: { recommendation_text, message } }
  })
}

type Given = { [Name in keyof OwnWords]?: OwnWords[Name] | '' | undefined }

/** The given fields; an emptied choice becomes null. */
function wordsOf({ children_helped, ...texts }: Given): Partial<OwnWords> {
  const named = Object.entries(texts).filter(([, text]) => text !== undefined)
  const words: Partial<OwnWords> = Object.fromEntries(named)
  return children_helped === undefined ? words : { ...words, children_helped: children_helped || null }
}

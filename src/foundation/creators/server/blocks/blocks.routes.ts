import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { blocksContract } from '../../blocks.contract.ts'
import { MOST_BLOCKED } from '../../creators.contract.ts'
import { publicWorkOf } from '../public-work-of.ts'
import { blockPerson } from './block-person.ts'
import { selectBlocked } from './blocks.queries.ts'

/** One person's, found or not: ids are not to be tried one after another. */
const BLOCKS = defineLimit({ name: 'block', tries: 100, seconds: 60 * 60, words: m.limit_block })

export function blocksRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(blocksContract.blockPerson, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id, is_blocked = true } = body
    if (is_blocked) await limits.take(BLOCKS, viewer.email)
    await blockPerson(db, viewer, { id, isBlocked: is_blocked, now })
    return { data: { message: is_blocked ? m.person_blocked() : m.person_unblocked(), is_blocked } }
  })

  serve(blocksContract.listBlocked, async ({ db, ...call }) => {
    const { id: blocker_id } = await viewers.signedIn(call)
    return { data: await selectBlocked(db, { blocker_id, work, limit: MOST_BLOCKED }) }
  })
}

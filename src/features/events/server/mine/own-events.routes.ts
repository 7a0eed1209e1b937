import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { ownEventsContract } from '../../own-events.contract.ts'
import { listOwnEvents } from './list-own-events.ts'

export function ownEventsRoutes({ serve, viewers }: RouteParts): void {
  serve(ownEventsContract.listOwnEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { part = 'upcoming', page = 1, length = DEFAULT_LENGTH, after } = body
    return listOwnEvents(db, viewer, { part, page, length, after, language, now })
  })
}

import type { RouteParts } from '#foundation/feature.ts'
import { eventSpeakingContract } from '../../event-speaking.contract.ts'
import { SPOKEN_LENGTH } from '../../events.contract.ts'
import { listSpokenEvents } from './list-spoken-events.ts'

export function eventSpeakingRoutes({ serve }: RouteParts): void {
  serve(eventSpeakingContract.listSpokenEvents, ({ db, body, language, now }) => {
    const { creator_id, page = 1, length = SPOKEN_LENGTH, after } = body
    return listSpokenEvents(db, { user_id: creator_id, language, now, page, length, after })
  })
}

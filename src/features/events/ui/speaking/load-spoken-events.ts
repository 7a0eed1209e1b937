import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { type EventCard, SPOKEN_LENGTH } from '../../events.contract.ts'

export interface SpokenListed {
  items: EventCard[]
  total: number
}

/** Loads the input of `SpokenEvents`, and more of it. */
export async function loadSpokenEvents(
  api: Api,
  { creator_id, after }: { creator_id: number; after?: number },
): Promise<SpokenListed | Failure> {
  const answer = await api('POST /v2/event/speaking/list/', {
    body: { creator_id, after, length: SPOKEN_LENGTH },
  })
  return answer.success ? { items: answer.data, total: answer.recordsTotal } : answer
}

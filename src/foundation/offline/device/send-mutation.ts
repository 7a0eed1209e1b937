import { IDEMPOTENCY_HEADER, idempotencyKey } from '../offline.contract.ts'
import type { WaitingMutation } from './device-store.ts'

export interface SentAnswer {
  status: number
  body: unknown
}

/** A network so slow is none: with its key the mutation can be sent again. */
const PATIENCE_MS = 30_000

/** @throws where no answer of ours came: the mutation may have been done or not */
export async function sendMutation(mutation: Omit<WaitingMutation, 'where' | 'tries'>): Promise<SentAnswer> {
  const [method = 'POST', url = ''] = mutation.call.split(' ')
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': mutation.language,
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: idempotencyKey(mutation.user_id, mutation.key),
    },
    body: JSON.stringify(mutation.body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: response.status, body: await response.json() }
}

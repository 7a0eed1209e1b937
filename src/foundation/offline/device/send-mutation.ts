import { IDEMPOTENCY_HEADER, idempotencyKey } from '../offline.contract.ts'
import type { WaitingMutation } from './device-store.ts'

export interface SentAnswer {
  status: number
  body: unknown
}

/** A slower network counts as none; the key makes it safe to send the mutation again. */
const PATIENCE_MS = 30_000

/** @throws if no reply of our server arrived; the mutation may or may not have been done */
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

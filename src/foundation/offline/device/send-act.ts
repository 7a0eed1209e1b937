import { ACT_HEADER, actKey } from '../offline.contract.ts'
import type { WaitingAct } from './device-store.ts'

export interface SentAnswer {
  status: number
  body: unknown
}

/** A line so slow is none: with its key the act can be sent again. */
const PATIENCE_MS = 30_000

/** @throws where no answer of ours came: the act may have been done or not */
export async function sendAct(act: Omit<WaitingAct, 'where' | 'tries'>): Promise<SentAnswer> {
  const [method = 'POST', url = ''] = act.call.split(' ')
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': act.language,
      'content-type': 'application/json',
      [ACT_HEADER]: actKey(act.user_id, act.key),
    },
    body: JSON.stringify(act.body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: response.status, body: await response.json() }
}

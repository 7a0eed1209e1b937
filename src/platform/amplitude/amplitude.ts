import type { Config } from '../config/config.ts'

/** An event in one browser, in the format of Amplitude's HTTP V2 API. */
export interface AmplitudeEvent {
  event_type: string
  device_id: string
  /** The event's id: Amplitude counts it once, however often it is sent. */
  insert_id: string
  /** Milliseconds since 1970. */
  time: number
  event_properties?: Readonly<Record<string, string>>
  user_properties?: Readonly<Record<string, string>>
}

export interface Amplitude {
  /**
   * Undefined if all were accepted, or the status of a refusal that would recur.
   * @throws AmplitudeIsAway if a retry may succeed
   */
  send(events: readonly AmplitudeEvent[]): Promise<number | undefined>
}

/** Amplitude accepts nothing at the moment. Its own message is left out. */
export class AmplitudeIsAway extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'AmplitudeIsAway'
  }
}

const PATIENCE_MS = 10_000
/** Statuses that mean the request was wrong or too large. */
const REFUSALS = new Set([400, 413, 422])

/** Amplitude's HTTP V2 API. Undefined without a key: nothing is sent. */
export function createAmplitude(access: Config['amplitude']): Amplitude | undefined {
  if (!access) return undefined
  return {
    async send(events) {
      const answer = await fetch(`${access.url}/2/httpapi`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ api_key: access.key, events }),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined)
      if (!answer) throw new AmplitudeIsAway('no answer')
      const words = await answer.text().catch(() => '')
      if (answer.ok) return undefined
      // A wrong key gets the same status as wrong events, but only the operator can fix it.
      const isOfKey = /api.?key/i.test(words)
      if (isOfKey || !REFUSALS.has(answer.status)) throw new AmplitudeIsAway(`status ${answer.status}`)
      return answer.status
    },
  }
}

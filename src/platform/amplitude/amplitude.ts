import type { Config } from '../config/config.ts'

/** One thing that happened in one browser, in the shape of Amplitude's HTTP V2 API. */
export interface AmplitudeEvent {
  event_type: string
  device_id: string
  /** The id of the event: the same one counts once, however often it is sent. */
  insert_id: string
  /** Milliseconds since 1970. */
  time: number
  event_properties?: Readonly<Record<string, string>>
  user_properties?: Readonly<Record<string, string>>
}

export interface Amplitude {
  /**
   * Undefined where all of them were taken, or the status of a refusal that would come again.
   * @throws AmplitudeIsAway when another try may go well
   */
  send(events: readonly AmplitudeEvent[]): Promise<number | undefined>
}

/** Amplitude takes nothing at present. Its own message is left out. */
export class AmplitudeIsAway extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'AmplitudeIsAway'
  }
}

const PATIENCE_MS = 10_000
/** Statuses that say that what was sent is wrong, or too much at once. */
const REFUSALS = new Set([400, 413, 422])

/** Amplitude's HTTP V2 API. Undefined where no key is set up: then nothing leaves. */
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
      // A wrong key is answered like wrong events, and is the operator's to mend.
      const isOfKey = /api.?key/i.test(words)
      if (isOfKey || !REFUSALS.has(answer.status)) throw new AmplitudeIsAway(`status ${answer.status}`)
      return answer.status
    },
  }
}

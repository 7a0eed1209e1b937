import { z } from 'zod'
import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import { type CounsellingSession, counsellingSession } from '../counselling.contract.ts'

export const SchedulingAway = namedError('SchedulingAway', 503, () => m.error_scheduling_away())

/** The scheduling service: on another host, with its own token, it stores counsellors' sessions. */
export interface SchedulingService {
  /**
   * The upcoming sessions of the token's owner, soonest first.
   * @throws SchedulingAway without a valid reply within 3 seconds
   */
  upcomingSessions(token: string): Promise<CounsellingSession[]>
}

const TIMEOUT_MS = 3_000
const MOST_BYTES = 262_144
const MOST_SESSIONS = 20
const PATH = '/group-counselling/sessions/'

const answered = z.object({
  data: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      topic: counsellingSession.shape.topic,
      speaker_name: counsellingSession.shape.speaker_name,
      start_date_time: z.iso.datetime({ offset: true }),
    }),
  ),
})

/** @param url without a trailing slash */
export function openSchedulingService(url: string): SchedulingService {
  return {
    async upcomingSessions(token) {
      try {
        const response = await fetch(url + PATH, {
          headers: { accept: 'application/json', token, authorization: `Bearer ${token}` },
          // The token must only reach this host.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!response.ok) throw new SchedulingAway()
        const { data } = answered.parse(JSON.parse(await readText(response)))
        return data
          .toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))
          .slice(0, MOST_SESSIONS)
      } catch {
        // Whatever failed there, its message may quote the token.
        throw new SchedulingAway()
      }
    },
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new SchedulingAway()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The token in the cookie, if it has the right format: it goes into a header. */
export function schedulingToken(cookies: Record<string, string | undefined>): string | undefined {
  const token = cookies.schedulingtoken
  return token !== undefined && /^[\w.~+/=-]{1,4096}$/.test(token) ? token : undefined
}

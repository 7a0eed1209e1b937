import fc from 'fast-check'
import type { RawRequest } from './call-requests.ts'
import type { Hold } from './watch-loop.ts'

export const ACTORS = ['visitor', 'member', 'administrator'] as const
export type Actor = (typeof ACTORS)[number]

/** A request without an answer within this time hangs. */
export const HANG_MS = 10_000

export interface Answered {
  /** Undefined if the connection was closed without an answer. */
  status: number | undefined
  body: string
  /** Whether a limit says when to try again. */
  hasRetryAfter: boolean
}

/** No answer came within {@link HANG_MS}. */
export class NoAnswer extends Error {}

export interface AskedServer {
  /** @throws NoAnswer */
  send(request: RawRequest, token: string | undefined): Promise<Answered>
  /** A session of the actor; `isEnded` if the previous one has ended. */
  tokenOf(actor: Actor, isEnded: boolean): Promise<string | undefined>
  /** Turns of the server's event loop over the limit, reported since the last call. */
  takeHolds(): Hold[]
}

export interface Finding {
  /** The number of the request: with the seed, it makes the same one again. */
  at: number
  what: string
  actor: Actor
  request: RawRequest
  detail: string
}

export interface Sent {
  statuses: Record<string, number>
  findings: Finding[]
  /** Turns over the limit that the same request did not repeat, such as the first use of something. */
  heldOnce: number
}

interface Wanted {
  requests: fc.Arbitrary<RawRequest>
  seed: number
  /** The first one, and how many. */
  from?: number
  count: number
}

/** The request of this seed and place, always the same. */
const requestAt = ({ requests, seed }: Wanted, at: number): RawRequest => {
  const [request] = fc.sample(requests, { seed: seed + at, numRuns: 1 })
  if (!request) throw new Error('nothing was made')
  return request
}

/** Sends one request after the other, so that a fault belongs to one request. */
export async function sendRequests(server: AskedServer, wanted: Wanted): Promise<Sent> {
  const sent: Sent = { statuses: {}, findings: [], heldOnce: 0 }
  const { from = 0, count } = wanted
  let recent: Timed[] = []
  for (let at = from; at < from + count; at += 1) {
    const asked = { at, request: requestAt(wanted, at), actor: ACTORS[at % ACTORS.length] ?? 'visitor' }
    const since = Date.now()
    const answer = await ask(server, asked)
    const broken = faultOf(answer)
    if (broken) sent.findings.push({ ...asked, ...broken })
    const status = String(answer?.status ?? 'none')
    sent.statuses[status] = (sent.statuses[status] ?? 0) + 1
    recent = [...recent.slice(-9), { ...asked, since, until: Date.now() }]
    const isLast = at === from + count - 1
    if (isLast) await aMoment()
    for (const hold of server.takeHolds()) await weigh(server, { hold, recent, sent })
  }
  return sent
}

type OfPlace = Pick<Finding, 'at' | 'request' | 'actor'>
type Timed = OfPlace & { since: number; until: number }

async function ask(server: AskedServer, { request, actor }: OfPlace): Promise<Answered | undefined> {
  try {
    const answer = await server.send(request, await server.tokenOf(actor, false))
    if (answer.status !== 401 || actor === 'visitor') return answer
    return await server.send(request, await server.tokenOf(actor, true))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return undefined
  }
}

function faultOf(answer: Answered | undefined): { what: string; detail: string } | undefined {
  if (!answer) return { what: 'no answer', detail: `within ${HANG_MS} ms` }
  const { status = 0, body, hasRetryAfter } = answer
  if (status < 500 || (status === 503 && hasRetryAfter)) return undefined
  return { what: `answered ${status}`, detail: body.slice(0, 300) }
}

/** A hold that a request causes comes again with it; else it was the first use of something. */
async function weigh(
  server: AskedServer,
  { hold, recent, sent }: { hold: Hold; recent: readonly Timed[]; sent: Sent },
): Promise<void> {
  const [asked] = recent
    .filter(({ since, until }) => since <= hold.to && until >= hold.from)
    .toSorted((one, other) => other.until - other.since - (one.until - one.since))
  if (!asked) return
  await ask(server, asked)
  await aMoment()
  const again = Math.max(0, ...server.takeHolds().map(({ cpu }) => cpu))
  if (again === 0) {
    sent.heldOnce += 1
    return
  }
  const { since: _, until: __, ...place } = asked
  const detail = `${Math.round(hold.cpu)} and ${Math.round(again)} ms of its own`
  sent.findings.push({ ...place, what: 'held the event loop', detail })
}

/** Waits until a hold that has ended is reported. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100))

/** A finding as a line that says how to repeat it. */
export function tell({ at, what, actor, request, detail }: Finding, seed: number): string {
  const { kind, method, url, body = '' } = request
  const sent =
    body === '' ? '' : `\n    ${body.slice(0, 300)}${body.length > 300 ? ` … (${body.length})` : ''}`
  return `${what}: ${actor}, ${kind}, seed ${seed} at ${at}: ${method} ${url.slice(0, 300)}${sent}\n    ${detail}`
}

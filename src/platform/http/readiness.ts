import type { FastifyInstance } from 'fastify'
import { answersWithin } from './answers-within.ts'

/** A service that the process works with. */
export interface ServedPart {
  name: 'database' | 'storage' | 'mail' | 'scanner'
  /** Nothing can be served without it. */
  isNeeded?: boolean
  /** Milliseconds that an answer counts for: probes must not become load. */
  freshMs: number
  /** @throws when the part does not answer */
  expectThere(): Promise<unknown>
}

/** A part that takes longer counts as away. */
const ANSWERS_WITHIN_MS = 1_000

/**
 * `/readyz` says which parts answer, without addresses or reasons. It is 503 only if a needed one is away; for another,
 * taking the process out of service would take everything else away as well.
 */
export function serveReadiness(app: FastifyInstance, parts: readonly ServedPart[]): void {
  const states = parts.map((part) => ({ ...part, isThere: keptFor(part) }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const found = await Promise.all(
      states.map(async ({ name, isNeeded, isThere }) => ({ name, isNeeded, isThere: await isThere() })),
    )
    const isReady = found.every(({ isNeeded, isThere }) => isThere || !isNeeded)
    const stateOf = Object.fromEntries(found.map(({ name, isThere }) => [name, isThere ? 'ok' : 'away']))
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ success: isReady, data: { status: isReady ? 'ready' : 'not ready', parts: stateOf } })
  })
}

/** Probes that come together ask once. */
function keptFor({ freshMs, expectThere }: ServedPart): () => Promise<boolean> {
  let asked: { at: number; isThere: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!asked || now - asked.at >= freshMs) {
      asked = { at: now, isThere: answersWithin(expectThere, ANSWERS_WITHIN_MS) }
    }
    return asked.isThere
  }
}

import type { FastifyInstance } from 'fastify'
import { answersWithin } from './answers-within.ts'

/** A service that the process depends on. */
export interface ServedPart {
  name: 'database' | 'storage' | 'mail' | 'scanner'
  /** Nothing can be served without it. */
  isNeeded?: boolean
  /** How long an answer is reused, in milliseconds: probes must not cause load. */
  freshMs: number
  /** @throws if the service does not answer */
  expectThere(): Promise<unknown>
}

/** A slower service counts as unavailable. */
const ANSWERS_WITHIN_MS = 1_000

/**
 * `/readyz` says which services answer, without addresses or reasons. It is 503 only if a required one is unavailable:
 * otherwise, taking the process out of service would make everything else unavailable too.
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

/** Probes that arrive together share one check. */
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

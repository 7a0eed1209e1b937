import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Serve } from '#platform/http/serve.ts'
import type { Limit, Limits } from '#platform/limits/limits.ts'
import { analyticsContract } from '../analytics.contract.ts'
import { keepSignals } from './keep-signals.ts'

/** Calls of one address. A whole school can stand behind one. */
const CALLS: Limit = { name: 'signals', tries: 300, seconds: 10 * 60 }

export interface AnalyticsParts {
  viewers: Viewers
  limits: Limits
}

export function analyticsRoutes(serve: Serve, { viewers, limits }: AnalyticsParts): void {
  serve(analyticsContract.keepSignals, async ({ db, body: { signals }, now, ...call }) => {
    await limits.take(CALLS, call.request.ip)
    const viewer = await viewers.viewerOf(call)
    await keepSignals(db, { signals, user_id: viewer?.id ?? null, now })
    return { data: { kept: signals.length } }
  })
}

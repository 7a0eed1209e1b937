import { decisionOf } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { analyticsContract } from '../analytics.contract.ts'
import { agreedDevice } from './consent/agreed-device.ts'
import { keepSignals } from './keep-signals.ts'

/** Calls of one address. A whole school can stand behind one. */
const CALLS = defineLimit({ name: 'signals', tries: 1_000, seconds: 10 * 60, words: m.limit_signals })

export function analyticsRoutes({ serve, viewers, limits, config, isUncounted }: RouteParts): void {
  const isShared = config.amplitude !== undefined
  serve(analyticsContract.keepSignals, async ({ db, body: { signals }, now, ...call }) => {
    await limits.take(CALLS, call.request.ip)
    const viewer = await viewers.viewerOf(call)
    const decision = decisionOf(call.request)
    const device_id = isShared ? await agreedDevice(db, { decision, user_id: viewer?.id }) : undefined
    const from = { user_id: viewer?.id ?? null, device_id: device_id ?? null }
    await keepSignals(db, { signals, isUncounted, ...from, now })
    return { data: { kept: signals.length } }
  })
}

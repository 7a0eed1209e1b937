import { accountsContract } from '#foundation/accounts/accounts.contract.ts'
import { consentCookie, decisionOf, NotAllowed, newDevice } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { analyticsContract } from '../analytics.contract.ts'
import { consentContract } from '../consent.contract.ts'
import { agreedDevice } from './consent/agreed-device.ts'
import { setAnalyticsConsent } from './consent/set-analytics-consent.ts'
import { enqueueProfileShare } from './sharing/share-profile.ts'
import { storeAnalyticsEvents } from './store-analytics-events.ts'

/** Calls from one network address, which a whole school can share. */
const CALLS = defineLimit({ name: 'signals', tries: 1_000, seconds: 10 * 60, label: m.limit_signals })

export function analyticsRoutes({ serve, viewers, limits, config, isUncounted }: RouteParts): void {
  const isShared = config.amplitude !== undefined
  serve(analyticsContract.storeAnalyticsEvents, async ({ db, body: { signals }, now, ...call }) => {
    await limits.take(CALLS, call.request.ip)
    const viewer = await viewers.viewerOf(call)
    const decision = decisionOf(call.request)
    const device_id = isShared ? await agreedDevice(db, { decision, user_id: viewer?.id }) : undefined
    const from = { user_id: viewer?.id ?? null, device_id: device_id ?? null }
    await storeAnalyticsEvents(db, { analyticsEvents: signals, isUncounted, ...from, now })
    return { data: { kept: signals.length } }
  })
}

/** Consent choices from one network address, which a whole school can share. */
const DECISIONS = defineLimit({ name: 'consent', tries: 300, seconds: 10 * 60, label: m.limit_consent })

export function consentRoutes({ serve, viewers, limits, config, isSecure }: RouteParts): void {
  const isShared = config.amplitude !== undefined
  const cookie = consentCookie(isSecure)

  serve(consentContract.getConsent, async ({ db, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const decision = decisionOf(call.request)
    const isAgreed = (await agreedDevice(db, { decision, user_id: viewer?.id })) !== undefined
    return { data: { is_offered: isShared, is_given: decision.is_given === undefined ? null : isAgreed } }
  })

  serve(consentContract.setConsent, async ({ db, body: { is_given }, now, ...call }) => {
    await limits.take(DECISIONS, call.request.ip)
    const viewer = await viewers.viewerOf(call)
    const before = decisionOf(call.request).device_id
    const device_id = before ?? (is_given ? newDevice() : undefined)
    await setAnalyticsConsent(db, { user_id: viewer?.id, device_id, is_given, now, isShared })
    cookie.set(call.reply, is_given && device_id ? device_id : null)
    return { data: { message: is_given ? m.consent_kept_yes() : m.consent_kept_no() } }
  })

  serve(accountsContract.addAmplitudeDetails, async ({ db, body, request, reply }) => {
    const viewer = await viewers.loggedIn({ request, reply })
    if (body.email !== viewer.email) throw new NotAllowed()
    await limits.take(DECISIONS, request.ip)
    // Sending nothing, without a key or consent, also counts as success.
    await enqueueProfileShare(db, { user_id: viewer.id, isShared })
    return { data: { message: m.analytics_details_kept() } }
  })
}

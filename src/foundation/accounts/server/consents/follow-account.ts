import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { CONSENT_VERSION } from '../../accounts.contract.ts'
import { type ConsentCookie, decisionOf, newDevice } from './consent-cookie.ts'
import { selectNewestConsent } from './consents.queries.ts'

/**
 * Applies the account's choice about analytics to each browser it logs in on. If the account has none, a yes of this
 * browser is dropped and asked again: on a shared computer it may be another person's.
 */
export async function followAccount(
  db: Db,
  of: { user_id: number; request: FastifyRequest; reply: FastifyReply; cookie: ConsentCookie },
): Promise<void> {
  const { user_id, request, reply, cookie } = of
  const here = decisionOf(request)
  const consent = await selectNewestConsent(db, { of: { user_id }, subject: 'analytics' })
  if (consent?.version === CONSENT_VERSION) {
    cookie.set(reply, consent.is_given ? (here.device_id ?? newDevice()) : null)
  } else if (here.is_given) {
    cookie.clear(reply)
  }
}

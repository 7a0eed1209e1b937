import type { Endpoint } from '#contract/endpoint.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import type { Call } from '#platform/http/serve.ts'
import { accountsContract } from '../accounts.contract.ts'
import { CHECKS_OF_ADDRESS, type LimitedCall, limitsByAddress, MAILS_TO_ADDRESS } from './account-limits.ts'
import { checkExists } from './auth/check-exists.ts'
import { forgetPassword } from './auth/forget-password.ts'
import { logIn } from './auth/log-in.ts'
import { resetPassword } from './auth/reset-password.ts'
import { emailCodeSecret, sendEmailCode } from './auth/send-email-code.ts'
import { signUp } from './auth/sign-up.ts'
import { consentCookie } from './consents/consent-cookie.ts'
import { followAccount } from './consents/follow-account.ts'
import { recordSignUpConsents } from './consents/record-sign-up-consents.ts'
import { selectOccupations } from './profile/occupations.queries.ts'
import { openSession, setSessionCookie } from './sessions/open-session.ts'
import { sessionCookie } from './sessions/session-cookie.ts'
import { sessionKey } from './sessions/session-token.ts'
import { endSessions } from './sessions/sessions.queries.ts'
import type { Viewer } from './sessions/viewer.ts'

/** The calls that work without a session: check, sign-up, log-in, password reset. */
export function accountsRoutes(parts: RouteParts): void {
  const { serve, viewers, limits, config, features, isSecure, secretKey, publicUrl } = parts
  const key = sessionKey(secretKey)
  const cookie = sessionCookie(isSecure)
  const consents = consentCookie(isSecure)
  const secret = emailCodeSecret(secretKey)
  const hooks = features.flatMap(({ sessionHooks }) => sessionHooks?.(parts) ?? [])
  const takeByAddress = limitsByAddress(limits, config.accounts.triesByAddress)
  const takeFor = (what: LimitedCall, { request }: Pick<Call<Endpoint>, 'request'>) =>
    takeByAddress(what, request.ip)
  /** The device has one session at a time: the one it came with, `before`, ends (ASVS 7.2.4). */
  const open = async (
    { db, now, request, reply }: AccountCall,
    { user_id, before, isNew = false }: { user_id: number; before: Viewer | null; isNew?: boolean },
  ) => {
    if (before) await endSessions(db, { user_id: before.id, now, only: before.session_id })
    const opened = await openSession(db, { user_id, now, key, userAgent: request.headers['user-agent'] })
    setSessionCookie(reply, cookie, opened)
    await followAccount(db, { user_id, request, reply, cookie: consents })
    for (const { atLogIn } of hooks) await atLogIn(db, { user_id, isNew, now, request, reply })
    return opened
  }

  serve(accountsContract.checkExists, async ({ db, body, request }) => {
    await takeFor('check-exists', { request })
    await limits.take(CHECKS_OF_ADDRESS, body.identifier)
    const is_user_exist = await checkExists(db, body)
    return { is_user_exist, data: { is_user_exist } }
  })

  serve(accountsContract.logIn, async (call) => {
    await takeFor('log-in', call)
    const user_id = await logIn(call.db, { ...call.body, limits })
    const { token, user } = await open(call, { user_id, before: await viewers.viewerOf(call) })
    call.log.info({ user_id, kind: 'logged-in' }, 'security')
    return { token, is_user_exist: true, data: { message: m.toast_welcome_back(), user } }
  })

  serve(accountsContract.getSignUpForm, async ({ db, language }) => {
    return { data: { occupation_list: await selectOccupations(db, language) } }
  })

  serve(accountsContract.signUp, async (call) => {
    const { db, body, language, now } = call
    await takeFor('sign-up', call)
    // Before the transaction: it would wait for another connection, and the embedded database has only one.
    const before = await viewers.viewerOf(call)
    const opened = await db.transaction(async (tx) => {
      const id = await signUp(tx, body)
      await recordSignUpConsents(tx, { user_id: id, form: body, now })
      const user = { id, email: body.email, first_name: body.first_name }
      await sendEmailCode(tx, { user, secret, publicUrl, language, isNew: true, now })
      return open({ ...call, db: tx }, { user_id: id, before, isNew: true })
    })
    call.log.info({ user_id: opened.user.user_id, kind: 'signed-up' }, 'security')
    return {
      token: opened.token,
      is_user_exist: true,
      data: { message: m.toast_welcome(), user: opened.user },
    }
  })

  serve(accountsContract.forgetPassword, async ({ db, body, language, request }) => {
    await takeFor('forget-password', { request })
    await limits.take(MAILS_TO_ADDRESS, body.identifier)
    await forgetPassword(db, { identifier: body.identifier, language })
    return { data: { message: m.forget_password_answer() } }
  })

  serve(accountsContract.resetPassword, async (call) => {
    const { db, body, language, now } = call
    await takeFor('reset-password', call)
    const user_id = await resetPassword(db, { ...body, limits, language, now })
    const { token, user } = await open(call, { user_id, before: await viewers.viewerOf(call) })
    call.log.info({ user_id, kind: 'password-reset' }, 'security')
    return { token, is_user_exist: true, data: { message: m.toast_password_reset(), user } }
  })
}

type AccountCall = Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'reply'>

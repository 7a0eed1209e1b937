import { product } from '#contract/product.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { sessionsContract } from '../sessions.contract.ts'
import { MAILS_TO_ADDRESS } from './account-limits.ts'
import { EmailIsVerified, SessionNotFound } from './accounts.errors.ts'
import { changePassword } from './change-password.ts'
import { setSessionCookie, tokenFor } from './open-session.ts'
import { emailCodeSecret, sendEmailCode } from './send-email-code.ts'
import { sessionCookie } from './session-cookie.ts'
import { sessionKey } from './session-token.ts'
import { endSessions, selectSessions } from './sessions.queries.ts'
import { verifyEmail } from './verify-email.ts'

export function sessionsRoutes(parts: RouteParts): void {
  const { serve, viewers, limits, config, features, isSecure, secretKey } = parts
  const { adminEmails } = config.accounts
  const key = sessionKey(secretKey)
  const cookie = sessionCookie(isSecure)
  const secret = emailCodeSecret(secretKey)
  const hooks = features.flatMap(({ sessionHooks }) => sessionHooks?.(parts) ?? [])

  serve(sessionsContract.getSession, async (call) => {
    return { data: await viewers.detailsOf(call) }
  })

  serve(sessionsContract.logOut, async ({ db, now, request, reply }) => {
    const viewer = await viewers.viewerOf({ request, reply })
    if (viewer) {
      await endSessions(db, { user_id: viewer.id, now, only: viewer.session_id })
      for (const { atLogOut } of hooks) await atLogOut(db, { user_id: viewer.id, reply })
    }
    cookie.clear(reply)
    // Pages in the browser's memory go, for Back must not show them. What the device keeps for offline stays.
    reply.header('clear-site-data', '"cache"')
    return { data: { message: m.logged_out(), redirect_to: product.logoutUrl ?? '/' } }
  })

  serve(sessionsContract.listSessions, async ({ db, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await selectSessions(db, { user_id: viewer.id, current: viewer.session_id, now }) }
  })

  serve(sessionsContract.endSession, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const of = { user_id: viewer.id, now }
    if (body.id === 'others') {
      await endSessions(db, { ...of, except: viewer.session_id })
      return { data: { message: m.sessions_ended() } }
    }
    if ((await endSessions(db, { ...of, only: body.id })) === 0) throw new SessionNotFound()
    return { data: { message: m.session_ended() } }
  })

  serve(sessionsContract.changePassword, async ({ db, now, body, language, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await changePassword(db, viewer, { ...body, limits, language, now })
    log.info({ user_id: viewer.id, kind: 'password-changed' }, 'security')
    return { data: { message: m.password_changed() } }
  })

  serve(sessionsContract.sendEmailCode, async ({ db, now, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    if (viewer.is_otp_verified) throw new EmailIsVerified()
    await limits.take(MAILS_TO_ADDRESS, viewer.email)
    await db.transaction((tx) => sendEmailCode(tx, { user: viewer, secret, language, now }))
    return { data: { message: m.email_code_sent() } }
  })

  serve(sessionsContract.verifyEmail, async ({ db, now, body, reply, request }) => {
    const viewer = await viewers.signedIn({ request, reply })
    await verifyEmail(db, { user_id: viewer.id, code: body.code, secret, adminEmails, now })
    const { session_id } = viewer
    const renewed = await tokenFor(db, { user_id: viewer.id, session_id, now, key })
    setSessionCookie(reply, cookie, renewed)
    return { token: renewed.token, data: { message: m.email_verified(), user: renewed.user } }
  })
}

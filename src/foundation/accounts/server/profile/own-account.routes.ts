import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/serve.ts'
import { type OwnDetails, ownAccountContract } from '../../own-account.contract.ts'
import { sessionsContract } from '../../sessions.contract.ts'
import { ACCOUNT_CHANGES, limitsByAddress, MAILS_TO_ADDRESS } from '../account-limits.ts'
import { EmailIsVerified, NoPicture, PersonNotFound, SessionNotFound } from '../accounts.errors.ts'
import { emailCodeSecret, sendEmailCode } from '../auth/send-email-code.ts'
import { verifyEmail } from '../auth/verify-email.ts'
import { setSessionCookie, tokenFor } from '../sessions/open-session.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { sessionKey } from '../sessions/session-token.ts'
import { endSessions, selectSessions } from '../sessions/sessions.queries.ts'
import { changeDetails } from './change-details.ts'
import { changePassword } from './change-password.ts'
import { selectOwnDetails } from './own-details.queries.ts'
import { removePicture, setPicture } from './set-picture.ts'
import { getPreferences, setPreferences } from './set-preferences.ts'

export function ownAccountRoutes(parts: RouteParts): void {
  const { serve, limits, config, isSecure, secretKey, publicUrl } = parts
  const key = sessionKey(secretKey)
  const cookie = sessionCookie(isSecure)
  const secret = emailCodeSecret(secretKey)
  const takeByAddress = limitsByAddress(limits, config.accounts.triesByAddress)
  serve(ownAccountContract.getDetails, async ({ db, language, ...call }) => {
    const viewer = await parts.viewers.loggedIn(call)
    return { data: await getOwnDetails(db, viewer.id, language) }
  })

  const change = async (call: Omit<Call<typeof ownAccountContract.changeDetails>, 'params' | 'query'>) => {
    const { db, body, language, now, log, reply, request } = call
    const viewer = await parts.viewers.loggedIn(call)
    const { isTokenOld, isNewEmail } = await changeDetails(db, viewer, {
      changes: body,
      limits,
      takeByAddress: () => takeByAddress('sign-up', request.ip),
      secret,
      publicUrl,
      language,
      now,
    })
    if (isNewEmail) log.info({ user_id: viewer.id, kind: 'email-changed' }, 'security')
    const data = await getOwnDetails(db, viewer.id, language)
    if (!isTokenOld) return { data, token: null, message: m.toast_user_updated() }
    const { session_id } = viewer
    const renewed = await tokenFor(db, { user_id: viewer.id, session_id, now, key })
    setSessionCookie(reply, cookie, renewed)
    return { data, token: renewed.token, message: m.toast_user_updated_token() }
  }
  serve(ownAccountContract.setDetails, (call) => change(call))
  serve(ownAccountContract.changeDetails, (call) => change(call))
  preferencesRoutes(parts)
}

async function getOwnDetails(db: Db, user_id: number, language: TextLanguage): Promise<OwnDetails> {
  const details = await selectOwnDetails(db, { user_id, language })
  if (!details) throw new PersonNotFound()
  return details
}

function preferencesRoutes({ serve, viewers }: RouteParts): void {
  serve(ownAccountContract.getPreferences, async ({ db, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getPreferences(db, { user_id: viewer.id, language }) }
  })

  serve(ownAccountContract.setPreferences, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await setPreferences(db, { user_id: viewer.id, changes: body, now })
    const data = await getPreferences(db, { user_id: viewer.id, language })
    return { data, message: m.toast_details_updated() }
  })
}

/** Pixels, as for every `profile_picture`. */
const SHOWN_SIZE = 256

export function ownPictureRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(ownAccountContract.uploadPicture, async ({ db, files, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    for await (const { bytes } of files) {
      const name = await setPicture(db, { user_id: viewer.id, bytes, uploads })
      const profile_picture = publicPictureAddress(name, SHOWN_SIZE)
      return { data: { message: m.toast_user_updated(), profile_picture } }
    }
    throw new NoPicture()
  })

  serve(ownAccountContract.removePicture, async ({ db, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await removePicture(db, { user_id: viewer.id, uploads })
    return { data: { message: m.toast_user_updated() } }
  })
}

export function sessionsRoutes(parts: RouteParts): void {
  const { serve, viewers, limits, config, features, isSecure, secretKey, publicUrl } = parts
  const { adminEmails } = config.accounts
  const key = sessionKey(secretKey)
  const cookie = sessionCookie(isSecure)
  const secret = emailCodeSecret(secretKey)
  const hooks = features.flatMap(({ sessionHooks }) => sessionHooks?.(parts) ?? [])

  serve(sessionsContract.getSession, async (call) => {
    return { data: await viewers.detailsOf(call) }
  })

  serve(sessionsContract.logOut, async ({ db, now, log, request, reply }) => {
    const viewer = await viewers.viewerOf({ request, reply })
    if (viewer) {
      await endSessions(db, { user_id: viewer.id, now, only: viewer.session_id })
      for (const { atLogOut } of hooks) await atLogOut(db, { user_id: viewer.id, reply })
      log.info({ user_id: viewer.id, kind: 'logged-out' }, 'security')
    }
    cookie.clear(reply)
    // Clears the browser's cache, so that Back shows nothing of this person. What they saved offline stays.
    reply.header('clear-site-data', '"cache"')
    return { data: { message: m.logged_out(), redirect_to: product.logoutUrl ?? '/' } }
  })

  serve(sessionsContract.listSessions, async ({ db, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await selectSessions(db, { user_id: viewer.id, current: viewer.session_id, now }) }
  })

  serve(sessionsContract.endSession, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const endsOthers = body.id === 'others'
    const which = endsOthers ? { except: viewer.session_id } : { only: body.id }
    const ended = await endSessions(db, { user_id: viewer.id, now, ...which })
    if (ended === 0 && !endsOthers) throw new SessionNotFound()
    log.info({ user_id: viewer.id, ended, kind: 'sessions-ended' }, 'security')
    return { data: { message: endsOthers ? m.sessions_ended() : m.session_ended() } }
  })

  serve(sessionsContract.changePassword, async ({ db, now, body, language, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(ACCOUNT_CHANGES, String(viewer.id))
    await changePassword(db, viewer, { ...body, limits, language, now })
    log.info({ user_id: viewer.id, kind: 'password-changed' }, 'security')
    return { data: { message: m.password_changed() } }
  })

  serve(sessionsContract.sendEmailCode, async ({ db, now, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    if (viewer.is_otp_verified) throw new EmailIsVerified()
    await limits.take(MAILS_TO_ADDRESS, viewer.email)
    await db.transaction((tx) => sendEmailCode(tx, { user: viewer, secret, publicUrl, language, now }))
    return { data: { message: m.email_code_sent() } }
  })

  serve(sessionsContract.verifyEmail, async ({ db, now, body, log, reply, request }) => {
    const viewer = await viewers.loggedIn({ request, reply })
    await verifyEmail(db, { user_id: viewer.id, code: body.code, secret, adminEmails, now })
    log.info({ user_id: viewer.id, kind: 'email-confirmed' }, 'security')
    const { session_id } = viewer
    const renewed = await tokenFor(db, { user_id: viewer.id, session_id, now, key })
    setSessionCookie(reply, cookie, renewed)
    return { token: renewed.token, data: { message: m.email_verified(), user: renewed.user } }
  })
}

import type { TextLanguage } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/serve.ts'
import { type OwnDetails, ownAccountContract } from '../own-account.contract.ts'
import { limitsByAddress } from './account-limits.ts'
import { PersonNotFound } from './accounts.errors.ts'
import { changeDetails } from './change-details.ts'
import { changeUser } from './change-user.queries.ts'
import { setSessionCookie, tokenFor } from './open-session.ts'
import { selectOwnDetails } from './own-details.queries.ts'
import { emailCodeSecret } from './send-email-code.ts'
import { sessionCookie } from './session-cookie.ts'
import { sessionKey } from './session-token.ts'
import { getPreferences, setPreferences } from './set-preferences.ts'

export function ownAccountRoutes(parts: RouteParts): void {
  const { serve, limits, config, isSecure, secretKey } = parts
  const key = sessionKey(secretKey)
  const cookie = sessionCookie(isSecure)
  const secret = emailCodeSecret(secretKey)
  const takeByAddress = limitsByAddress(limits, config.accounts.triesByAddress)
  serve(ownAccountContract.getDetails, async ({ db, language, ...call }) => {
    const viewer = await parts.viewers.signedIn(call)
    return { data: await getOwnDetails(db, viewer.id, language) }
  })

  const change = async (call: Omit<Call<typeof ownAccountContract.changeDetails>, 'params' | 'query'>) => {
    const { db, body, language, now, reply, request } = call
    const viewer = await parts.viewers.signedIn(call)
    const { isTokenOld } = await changeDetails(db, viewer, {
      changes: body,
      limits,
      takeByAddress: () => takeByAddress('sign-up', request.ip),
      secret,
      language,
      now,
    })
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
    const viewer = await viewers.signedIn(call)
    return { data: await getPreferences(db, { user_id: viewer.id, language }) }
  })

  serve(ownAccountContract.setPreferences, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await setPreferences(db, { user_id: viewer.id, changes: body, now })
    const data = await getPreferences(db, { user_id: viewer.id, language })
    return { data, message: m.toast_details_updated() }
  })

  serve(ownAccountContract.setProperty, async ({ db, params, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    // Another person's account is as if it were not there.
    if (params.id !== viewer.id) throw new PersonNotFound()
    const recommendation_text = body.recommendation_text ?? ''
    await changeUser(db, viewer.id, { recommendation_text: recommendation_text || null })
    return { data: { recommendation_text, message: m.toast_details_updated() } }
  })
}

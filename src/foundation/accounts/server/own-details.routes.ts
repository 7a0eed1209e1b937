import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { Call, Serve } from '#platform/http/serve.ts'
import { accountsContract, type OwnDetails } from '../accounts.contract.ts'
import type { AccountParts } from './account-parts.ts'
import { PersonNotFound } from './accounts.errors.ts'
import { changeDetails } from './change-details.ts'
import { setSessionCookie, tokenFor } from './open-session.ts'
import { selectOwnDetails } from './own-details.queries.ts'

export function ownDetailsRoutes(serve: Serve, parts: AccountParts): void {
  serve(accountsContract.getSession, async (call) => {
    return { data: await parts.viewers.detailsOf(call) }
  })

  serve(accountsContract.getDetails, async ({ db, language, ...call }) => {
    const viewer = await parts.viewers.signedIn(call)
    return { data: await getOwnDetails(db, viewer.id, language) }
  })

  const change = async (call: Omit<Call<typeof accountsContract.changeDetails>, 'params' | 'query'>) => {
    const { db, body, language, now, reply } = call
    const viewer = await parts.viewers.signedIn(call)
    const { limits, secret } = parts
    const { isTokenOld } = await changeDetails(db, viewer, { changes: body, limits, secret, language, now })
    const data = await getOwnDetails(db, viewer.id, language)
    if (!isTokenOld) return { data, token: null, message: m.toast_user_updated() }
    const { session_id } = viewer
    const renewed = await tokenFor(db, { user_id: viewer.id, session_id, now, key: parts.key })
    setSessionCookie(reply, parts.cookie, renewed)
    return { data, token: renewed.token, message: m.toast_user_updated_token() }
  }
  serve(accountsContract.setDetails, (call) => change(call))
  serve(accountsContract.changeDetails, (call) => change(call))
}

async function getOwnDetails(db: Db, user_id: number, language: TextLanguage): Promise<OwnDetails> {
  const details = await selectOwnDetails(db, { user_id, language })
  if (!details) throw new PersonNotFound()
  return details
}

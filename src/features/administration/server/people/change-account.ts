import {
  closeAccount,
  endSessions,
  PersonNotFound,
  resendEmailCode,
  SessionNotFound,
  setMembership,
} from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { isPerson } from './people.queries.ts'

interface ById {
  id: number
  now: Date
}
interface Administrator {
  id: number
}

const kind = 'person'

/** @throws PersonNotFound */
export async function changeMembership(
  db: Db,
  viewer: Administrator,
  { id, is_member, reason, now }: ById & { is_member: boolean; reason: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await setMembership(tx, { id, is_member }))) return
    const change = { before: { is_member: !is_member }, after: { is_member } }
    const personal = { user_id: id, after: { reason } }
    await recordChange(tx, { viewer, action: 'membership-changed', kind, id, ...change, personal, now })
  })
}

/**
 * @returns whether the account wasn't as requested before; else nothing is sent
 * @throws PersonNotFound, OwnAccount, LastAdministrator
 */
export async function changeClosing(
  db: Db,
  viewer: Administrator,
  { id, isClosed, reason, now }: ById & { isClosed: boolean; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await closeAccount(tx, viewer, { id, isClosed, reason, now }))) return false
    const action = isClosed ? 'account-closed' : 'account-opened'
    await recordChange(tx, { viewer, action, kind, id, personal: { user_id: id, after: { reason } }, now })
    return true
  })
}

/** @throws PersonNotFound, SessionNotFound if that session has ended */
export async function endSessionsOf(
  db: Db,
  viewer: Administrator,
  { id, session_id, now }: ById & { session_id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isPerson(tx, id))) throw new PersonNotFound()
    const isOne = session_id !== 'all'
    const ended = await endSessions(tx, { user_id: id, now, ...(isOne ? { only: session_id } : {}) })
    if (ended === 0 && isOne) throw new SessionNotFound()
    if (ended > 0) {
      await recordChange(tx, { viewer, action: 'sessions-ended', kind, id, after: { sessions: ended }, now })
    }
  })
}

/** @throws PersonNotFound, EmailIsVerified, TooManyTries */
export async function mailCodeAgain(
  db: Db,
  viewer: Administrator,
  { id, now, ...sending }: ById & { secret: string; publicUrl: string; limits: Limits },
): Promise<void> {
  await db.transaction(async (tx) => {
    await resendEmailCode(tx, { id, now, ...sending })
    await recordChange(tx, { viewer, action: 'code-sent', kind, id, now })
  })
}

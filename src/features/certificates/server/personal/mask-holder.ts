import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { writeMask } from './personal-certificates.queries.ts'

/** All certificates of a person who leaves stay checkable, and name nobody. Paper and badges are drawn from the row. */
export function maskHolder(tx: Db, user_id: number): Promise<void> {
  const names = { en: m.former_member({}, { locale: 'en' }), hi: m.former_member({}, { locale: 'hi' }) }
  return writeMask(tx, { user_id, names })
}

import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import { checkedCaptions } from '#platform/captions/read-captions.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteCaptions, writeCaptions } from './event-captions.queries.ts'

interface OfLanguage {
  event_id: number
  /** BCP 47 */
  language: string
}

/**
 * Keeps a film's captions in one language, in place of those that were there. Who may is for the caller to check.
 * @throws CaptionsNotReadable, CaptionsAreEmpty
 */
export async function saveCaptions(db: Db, { vtt, ...of }: OfLanguage & { vtt: string }): Promise<void> {
  const text = checkedCaptions(vtt)
  await db.transaction((tx) => writeCaptions(tx, { ...of, vtt: text }))
}

/** @throws CaptionsNotFound */
export async function removeCaptions(db: Db, of: OfLanguage): Promise<void> {
  const wereThere = await db.transaction((tx) => deleteCaptions(tx, of))
  if (!wereThere) throw new CaptionsNotFound()
}

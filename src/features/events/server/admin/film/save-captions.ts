import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import { captionsOfFile } from '#platform/captions/captions-of-file.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteCaptions, writeCaptions } from './event-captions.queries.ts'

interface OfLanguage {
  event_id: number
  /** BCP 47 */
  language: string
}

/**
 * Stores a WebVTT or SRT file as the captions in one language, replacing existing ones. The caller checks the
 * permission.
 * @throws CaptionsNotReadable, CaptionsAreEmpty
 */
export async function saveCaptions(db: Db, { file, ...of }: OfLanguage & { file: string }): Promise<void> {
  const vtt = captionsOfFile(file)
  await db.transaction((tx) => writeCaptions(tx, { ...of, vtt }))
}

/** @throws CaptionsNotFound */
export async function removeCaptions(db: Db, of: OfLanguage): Promise<void> {
  const wereThere = await db.transaction((tx) => deleteCaptions(tx, of))
  if (!wereThere) throw new CaptionsNotFound()
}

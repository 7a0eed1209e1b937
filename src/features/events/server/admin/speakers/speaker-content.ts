import type { Content, Editor } from '#foundation/content/server/index.ts'
import { AVATAR_SIZES } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { speakers } from '../../event-links.tables.ts'
import { SpeakerChangedMeanwhile, SpeakerIsNamed, SpeakerNotFound } from '../admin-choices.errors.ts'
import { findSpeakerRow, type SpeakerRow } from './speakers.queries.ts'

/** Speakers as content. The caller checks the permission. */
export const speakerContent = {
  kind: 'speaker',
  table: speakers,
  find: findSpeaker,
  ChangedMeanwhile: SpeakerChangedMeanwhile,
  IsUsed: SpeakerIsNamed,
  isPerson: true,
  picture: { sizes: AVATAR_SIZES },
} satisfies Content<SpeakerRow>

/** @throws SpeakerNotFound */
export async function findSpeaker(
  db: Db,
  _: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<SpeakerRow> {
  const speaker = await findSpeakerRow(db, of)
  if (!speaker) throw new SpeakerNotFound()
  return speaker
}

import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { EventDetails } from '../../events.contract.ts'
import { isPublicSpeaker } from '../public-speaker.queries.ts'
import { speakerPicture } from '../speaker-picture.ts'

type ShownSpeaker = EventDetails['speakers'][number]

/** Speakers as an event's page shows them, in the order of the ids; with a profile where everyone may see it. */
export async function selectSpeakersOf(
  db: Db,
  { ids, language }: { ids: readonly number[]; language: TextLanguage },
): Promise<ShownSpeaker[]> {
  const found = await rows<ShownSpeaker>(
    db,
    sql`select s.id, s.name, s.place, s.picture, ${textIn(sql`s.designation`, language)} as designation,
        ${textIn(sql`s.introduction`, language)} as introduction,
        (select a.user_id from speaker_accounts a join users u on u.id = a.user_id
          where a.speaker_id = s.id and u.disabled_at is null and ${isPublicSpeaker(sql`u.id`)}) as creator_id
      from speakers s where s.id = any(${idList(ids)}) order by array_position(${idList(ids)}, s.id)`,
  )
  return found.map((speaker) => ({ ...speaker, picture: speakerPicture(speaker.picture) }))
}

import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventDetails } from '../../events.contract.ts'
import { eventsWithRecordings } from '../catalogue/event-card.queries.ts'
import { asFacts, type DetailsRow, detailsColumns } from '../details/event-details.queries.ts'
import { EventNotFound } from '../events.errors.ts'

type Unfinished<Row> = { [K in keyof Row]: Row[K] | null }
type DraftRow = Omit<
  DetailsRow,
  'access' | 'description' | 'in_short' | 'adjustment' | 'summary' | 'series'
> &
  Unfinished<Pick<DetailsRow, 'description' | 'in_short' | 'adjustment' | 'summary' | 'series'>> & {
    access: Unfinished<DetailsRow['access']>
  }

/**
 * An event as its page will show it, a draft too: what is not answered yet is shown as not offered.
 * @throws EventNotFound
 */
export async function selectEventPreview(
  db: Db,
  { id, language, now }: { id: number; language: TextLanguage; now: Date },
): Promise<EventDetails> {
  const [row] = await rows<DraftRow>(
    db,
    sql`select ${detailsColumns({ language, now })} from ${eventsWithRecordings} where e.id = ${id}`,
  )
  if (!row) throw new EventNotFound()
  const { access, series } = row
  return {
    ...asFacts({
      ...row,
      summary: row.summary ?? '',
      description: row.description ?? '',
      in_short: row.in_short ?? '',
      adjustment: row.adjustment ?? '',
      access: {
        captions: access.captions ?? 'none',
        sign_language: access.sign_language ?? false,
        recording: access.recording ?? false,
        breaks: access.breaks ?? false,
        camera_optional: access.camera_optional ?? false,
        language: access.language ?? language,
      },
      series: series && { ...series, events: series.events ?? [] },
    }),
    user_event_status: 'Not Registered',
    is_rated: false,
    registration: null,
    can: { join: false },
  }
}

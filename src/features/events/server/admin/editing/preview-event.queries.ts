import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventForm } from '../../../admin-event-fields.contract.ts'
import type { EventDetails } from '../../../events.contract.ts'
import { asFacts, type DetailsRow, detailsColumns } from '../../details/event-details.queries.ts'
import { EventNotFound } from '../../events.errors.ts'
import type { EventMoments } from './event-moments.queries.ts'
import { toRow } from './write-event.queries.ts'

type Unfinished<Row> = { [K in keyof Row]: Row[K] | null }
type DraftRow = Omit<DetailsRow, 'access' | 'description' | 'adjustment' | 'summary' | 'series'> &
  Unfinished<Pick<DetailsRow, 'description' | 'adjustment' | 'summary' | 'series'>> & {
    access: Unfinished<DetailsRow['access']>
  }

interface Wanted {
  id: number
  language: TextLanguage
  now: Date
}

/**
 * An event or draft as its page will show it; unanswered access facts are shown as not offered.
 * @throws EventNotFound
 */
export async function selectEventPreview(db: Db, { id, ...shown }: Wanted): Promise<EventDetails> {
  const [row] = await rows<DraftRow>(
    db,
    sql`select ${detailsColumns(shown)} from events e left join event_recordings r on r.event_id = e.id where e.id = ${id}`,
  )
  return asPreview(row, shown)
}

/**
 * The preview with `form` in place of the saved values. Read-only: the query uses a row and links built from the form
 * instead of the tables.
 * @throws EventNotFound
 */
export async function selectDraftPreview(
  db: Db,
  { id, form, moments, ...shown }: Wanted & { form: EventForm; moments: EventMoments },
): Promise<EventDetails> {
  const columns = JSON.stringify(toRow(form, moments))
  // A draft can name an event type that has since been deleted.
  const type = sql`jsonb_build_object('event_type_id',
    coalesce((select t.id from event_types t where t.id = ${form.event_type_id}), e.event_type_id))`
  const [row] = await rows<DraftRow>(
    db,
    sql`with drafted as (select d.* from events e,
        lateral jsonb_populate_record(e, ${columns}::jsonb || ${type}) d where e.id = ${id}),
      event_speakers as (${linksTo('speaker_id', form.speaker_ids, id)}),
      event_skills as (${linksTo('skill_id', form.skill_ids, id)}),
      event_tags as (${linksTo('tag_id', form.tag_ids, id)}),
      event_age_groups as (${linksTo('age_group_id', form.age_group_ids, id)})
      select ${detailsColumns(shown)} from drafted e left join event_recordings r on r.event_id = e.id`,
  )
  return asPreview(row, shown)
}

const linksTo = (column: string, ids: readonly number[], id: number) =>
  sql`select ${id}::int as event_id, v.value::int as ${sql.raw(column)}, v.ordinality::int as position
    from jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb) with ordinality v`

function asPreview(row: DraftRow | undefined, { language }: Pick<Wanted, 'language'>): EventDetails {
  if (!row) throw new EventNotFound()
  const { access, series } = row
  return {
    ...asFacts({
      ...row,
      summary: row.summary ?? '',
      description: row.description ?? '',
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
    room_opens_in: null,
    starts_in: null,
  }
}

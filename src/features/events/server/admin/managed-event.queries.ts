import { sql } from 'drizzle-orm'
import { selectTermLinks } from '#foundation/content/server/index.ts'
import { inShortColumns, warningColumnsOf } from '#foundation/easy-read/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf } from '#platform/db/both-languages.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import {
  adjustmentTexts,
  type EventForm,
  eventTexts,
  type Publication,
} from '../../admin-event-fields.contract.ts'
import { eventLinks } from '../event-links.tables.ts'
import { isHostedBy } from '../visible-event.queries.ts'

/** An event with everything that its organisers can edit, as stored now. */
export interface ManagedRow {
  id: number
  publication: Publication
  registered_count: number
  is_host: boolean
  end_date_time: string | null
  hosts: { id: number; name: string }[]
  picture: { address: string; alt_en: string; alt_hi: string } | null
  form: EventForm
  /** Changes whenever a field of the form does. */
  revision: string
}

const wallClock = (column: string) =>
  sql`coalesce(to_char(e.${sql.raw(column)} at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'), '')`

/** Undefined if there is none. With `isLocked`, nobody else can change the event until the transaction ends. */
export async function findManagedRow(
  db: Db,
  of: { id: number; viewer_id: number; isLocked?: boolean },
): Promise<ManagedRow | undefined> {
  // In a statement of its own: a query that waits for the lock would still see the row as it was before.
  if (of.isLocked) await db.execute(sql`select from events where id = ${of.id} for update`)
  const [row] = await rows<EventForm & Omit<ManagedRow, 'form' | 'revision'>>(
    db,
    sql`select e.id, e.publication, e.registered_count, ${isoUtc(sql`e.end_date_time`)} as end_date_time,
        ${isHostedBy('e', { id: of.viewer_id })} as is_host,
        (select coalesce(json_agg(json_build_object('id', u.id, 'name', concat(u.first_name, ' ', u.last_name))
          order by u.id), '[]') from event_hosts h join users u on u.id = h.user_id where h.event_id = e.id) as hosts,
        case when e.picture is not null then json_build_object('address', e.picture,
          'alt_en', coalesce(e.picture_alt ->> 'en', ''), 'alt_hi', coalesce(e.picture_alt ->> 'hi', '')) end as picture,
        e.event_type_id, e.series_id,
        ${inBothOf('e', ...eventTexts.names, ...adjustmentTexts.names)},
        ${inShortColumns('e')}, ${warningColumnsOf('e')},
        ${wallClock('start_date_time')} as starts_at, ${wallClock('end_date_time')} as ends_at, e.time_zone,
        coalesce(e.zoom_link, '') as zoom_link, e.capacity, e.has_certificate, e.attendance_share,
        e.access_captions, e.access_sign_language, e.access_recording, e.access_breaks, e.access_camera_optional,
        e.access_language,
        ${selectTermLinks('e', eventLinks)}
      from events e where e.id = ${of.id}`,
  )
  if (!row) return undefined
  const { id, publication, registered_count, is_host, end_date_time, hosts, picture, ...form } = row
  const facts = { id, publication, registered_count, is_host, end_date_time, hosts, picture }
  return { ...facts, form, revision: revisionOf(form) }
}

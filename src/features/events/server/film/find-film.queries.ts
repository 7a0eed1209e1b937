import { sql } from 'drizzle-orm'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { rolesOf } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Publication } from '../../admin-event-fields.contract.ts'
import { hasFilm, statusAt } from '../catalogue/event-status.queries.ts'
import { NotRegisteredForEvent } from '../events.errors.ts'
import { isPublic, orNotFound } from '../visible-event.queries.ts'
import { FilmNotThere } from './film.errors.ts'

export interface Film {
  event_id: number
  kind: 'youtube' | 'vimeo' | 'file'
  url: string
  duration_seconds: number
  /** Whole seconds needed to count as attended. */
  needed_seconds: number
}

interface OfPerson {
  event_id: number
  user_id: number
}

/**
 * An event's recording, for a registered person.
 * @throws EventNotFound, FilmNotThere while none is published, NotRegisteredForEvent
 */
export async function findFilm(db: Db, { event_id, user_id, now }: OfPerson & { now: Date }): Promise<Film> {
  const found = await rows<Film & { is_there: boolean; is_registered: boolean }>(
    db,
    sql`select e.id as event_id, r.kind, r.url, r.duration_seconds,
      ceil(r.duration_seconds * e.attendance_share / 100.0)::int as needed_seconds,
      ${statusAt('e', now)} = 'On-Demand' as is_there,
      exists (select from event_registrations g
        where g.event_id = e.id and g.user_id = ${user_id} and g.status = 'registered') as is_registered
      from events e left join event_recordings r on r.event_id = e.id where e.id = ${event_id} and ${isPublic('e')}`,
  )
  const { is_there, is_registered, ...film } = orNotFound(found)
  if (!is_there) throw new FilmNotThere()
  if (!is_registered) throw new NotRegisteredForEvent()
  return film
}

/** The size of a stored recording, by its address. */
export async function selectFilmBytes(db: Db, address: string): Promise<number | undefined> {
  const [found] = await rows<{ bytes: number }>(
    db,
    sql`select size_bytes::float8 as bytes from uploaded_files where storage_key = substr(${address}, 2)`,
  )
  return found?.bytes
}

/** Whether a stored file is a recording that the person is registered for. Checked on every fetch of its bytes. */
export async function isFilmOf(
  db: Db,
  { address, user_id, now }: { address: string; user_id: number; now: Date },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from event_recordings r
      join events e on e.id = r.event_id and ${isPublic('e')}
      join event_registrations g on g.event_id = e.id and g.user_id = ${user_id} and g.status = 'registered'
      where r.kind = 'file' and r.url = ${address} and ${hasFilm('e', now)} limit 1`,
  )
  return found.length > 0
}

interface OrganisedFilm {
  publication: Publication
  is_host: boolean
  /** The roles of the viewer. */
  roles: Role[]
}

/** The event whose recording a stored file is, with the person's relation to it. */
export async function findOrganisedFilm(
  db: Db,
  { address, user_id }: { address: string; user_id: number },
): Promise<OrganisedFilm | undefined> {
  const [found] = await rows<OrganisedFilm>(
    db,
    sql`select e.publication, ${rolesOf(sql`u`)} as roles,
        exists (select from event_hosts h where h.event_id = e.id and h.user_id = u.id) as is_host
      from event_recordings r join events e on e.id = r.event_id join users u on u.id = ${user_id}
      where r.kind = 'file' and r.url = ${address} limit 1`,
  )
  return found
}

import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#contract/durations.ts'
import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { isProgramVisibleTo, wasProgramPublished } from '#features/certificate-programs/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface OfPerson {
  program_id: number
  user_id: number
}

export interface CertifiedProgram {
  title: LocalizedText
  heading: LocalizedText | null
  words: LocalizedText | null
  /** The modules in order; `done_on` is the last day on which the person did something in it. */
  modules: {
    id: number
    title: LocalizedText
    minutes: number
    done_on: string | null
    event_ids: number[]
  }[]
}

/**
 * What a program's certificate shows of it. Undefined for a draft, and for a closed program that the person isn't
 * enrolled in.
 */
export async function findCertifiedProgram(
  db: Db,
  { program_id, user_id }: OfPerson,
): Promise<CertifiedProgram | undefined> {
  const deeds = sql`(
    select a.joined_at as at from course_module_events l join event_attendances a on a.event_id = l.event_id
      where l.module_id = m.id and a.user_id = ${user_id}
    union all select w.last_beat_at from course_module_events l join event_watches w on w.event_id = l.event_id
      where l.module_id = m.id and w.user_id = ${user_id}
    union all select q.passed_at from quiz_results q where q.module_id = m.id and q.user_id = ${user_id})`
  const [found] = await rows<CertifiedProgram>(
    db,
    sql`select p.title, p.certificate_heading as heading, p.certificate_words as words,
        (select coalesce(json_agg(json_build_object('id', m.id, 'title', m.title, 'minutes', m.minutes, 'done_on',
            (select to_char(max(d.at) at time zone ${HOME_ZONE}, 'YYYY-MM-DD') from ${deeds} d),
            'event_ids', array(select l.event_id from course_module_events l where l.module_id = m.id order by 1))
            order by m.position, m.id), '[]')
          from course_modules m where m.program_id = p.id) as modules
      from certificate_programs p
      where p.id = ${program_id} and ${isProgramVisibleTo('p', user_id)}`,
  )
  return found
}

/** Stores when everything was done, also for people who never registered through the program. */
export async function markFinished(
  db: Db,
  { program_id, user_id, now }: OfPerson & { now: Date },
): Promise<void> {
  await db.execute(sql`insert into course_enrolments (program_id, user_id, finished_at)
    values (${program_id}, ${user_id}, ${now.toISOString()}::timestamptz)
    on conflict (program_id, user_id) do update set finished_at = excluded.finished_at
      where course_enrolments.finished_at is null`)
}

/** A participant of a program. */
export interface EnrolledPerson extends OfPerson {
  email: string
  first_name: string
  last_name: string
  language: TextLanguage
}

/** Organisers edit modules step by step: in between, the requirements may look lower than intended. */
const CALM_MS = HOUR_MS
export const calmSince = (now: Date): Date => new Date(now.getTime() - CALM_MS)

/** The last pair of a batch, for the next one. */
export type EnrolmentCursor = OfPerson

/**
 * Participants of published or closed programs, by program and person: those who haven't finished, except in programs
 * that were just edited; or all participants of the given program.
 */
export function selectEnrolled(
  db: Db,
  of: { program_id?: number; after: EnrolmentCursor | undefined; limit: number; now: Date },
): Promise<EnrolledPerson[]> {
  const { program_id, after = { program_id: 0, user_id: 0 }, limit, now } = of
  const areWanted =
    program_id === undefined
      ? sql`n.finished_at is null and coalesce(p.modules_changed_at <= ${calmSince(now).toISOString()}::timestamptz, true)`
      : sql`n.program_id = ${program_id}`
  return rows<EnrolledPerson>(
    db,
    sql`select n.program_id, n.user_id, n.language, u.email, u.first_name, u.last_name
      from course_enrolments n join users u on u.id = n.user_id and u.disabled_at is null
        join certificate_programs p on p.id = n.program_id and ${wasProgramPublished('p')}
      where ${areWanted} and (n.program_id, n.user_id) > (${after.program_id}::int, ${after.user_id}::int)
      order by n.program_id, n.user_id limit ${limit}`,
  )
}

import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { courseEnrolments } from '../course-people.tables.ts'
import { wasPublished } from '../visible-program.queries.ts'

/** A program that isn't a draft, for a person who wants to register through it. */
export interface ProgramToRegister {
  id: number
  is_closed: boolean
  is_inside: boolean
  /** Published and cancelled ones, in the order of the program. */
  event_ids: number[]
}

/** Undefined for an unknown program and a draft. */
export async function findProgramToRegister(
  db: Db,
  { id, user_id }: { id: number; user_id: number },
): Promise<ProgramToRegister | undefined> {
  const [found] = await rows<ProgramToRegister>(
    db,
    sql`select p.id, p.publication = 'closed' as is_closed,
        exists (select from course_enrolments n where n.program_id = p.id and n.user_id = ${user_id}) as is_inside,
        array(select l.event_id from course_module_events l join course_modules m on m.id = l.module_id
          join events e on e.id = l.event_id and e.publication <> 'draft'
          where l.program_id = p.id order by m.position, m.id, l.position, l.event_id) as event_ids
      from certificate_programs p where p.id = ${id} and ${wasPublished('p')}`,
  )
  return found
}

interface Enrolment {
  program_id: number
  user_id: number
  language: TextLanguage
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
}

/** Enrols the person. If they are enrolled already, nothing changes. */
export async function enrol(
  tx: Db,
  { utm_source, utm_medium, utm_campaign, ...of }: Enrolment,
): Promise<void> {
  const origin = { utm_source, utm_medium, utm_campaign }
  const given = Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined))
  await tx
    .insert(courseEnrolments)
    .values({ ...of, ...given })
    .onConflictDoNothing()
}

/** A participant of a program, with what its emails need. */
export interface MailedEnrolment {
  title: string
  language: TextLanguage
  email: string
  first_name: string
  event_ids: number[]
}

/** Undefined for people who aren't enrolled or whose account is closed. */
export async function findMailedEnrolment(
  db: Db,
  { program_id, user_id }: { program_id: number; user_id: number },
): Promise<MailedEnrolment | undefined> {
  const [found] = await rows<MailedEnrolment>(
    db,
    sql`select ${textIn(sql`p.title`, sql`n.language`)} as title, n.language, u.email, u.first_name,
        array(select l.event_id from course_module_events l where l.program_id = p.id) as event_ids
      from course_enrolments n join certificate_programs p on p.id = n.program_id join users u on u.id = n.user_id
      where n.program_id = ${program_id} and n.user_id = ${user_id} and ${wasPublished('p')}
        and u.disabled_at is null`,
  )
  return found
}

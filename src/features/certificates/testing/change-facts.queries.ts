import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** The next certificate gets the number after this one. */
export async function countCertificatesTo(db: Db, last: number): Promise<void> {
  await db.execute(sql`select setval('certificate_numbers', ${last})`)
}

/** Renames and cancels the event. */
export async function renameAndCancelEvent(db: Db, id: number): Promise<void> {
  await db.execute(
    sql`update events set title = '{"en": "Another"}'::jsonb, publication = 'cancelled' where id = ${id}`,
  )
}

export async function renamePerson(db: Db, id: number, first_name: string, last_name: string): Promise<void> {
  await db.execute(
    sql`update users set first_name = ${first_name}, last_name = ${last_name} where id = ${id}`,
  )
}

export async function removeEvent(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from events where id = ${id}`)
}

export async function removePerson(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from users where id = ${id}`)
}

/** Answers three questions of every module, all correctly unless `right` says less, which doesn't pass. */
export async function answerQuizzes(
  db: Db,
  { program_id, user_id, at, right = 3 }: { program_id: number; user_id: number; at: Date; right?: number },
): Promise<void> {
  const moment = at.toISOString()
  await db.execute(sql`insert into quiz_results
      (module_id, user_id, best_right, last_right, last_questions, last_choices, last_at, passed_at)
    select id, ${user_id}, ${right}::int, ${right}::int, 3, '{}', ${moment}::timestamptz,
        ${right === 3 ? moment : null}::timestamptz
      from course_modules where program_id = ${program_id}`)
}

export async function setPassShare(db: Db, of: { program_id: number; share: number }): Promise<void> {
  await db.execute(
    sql`update course_modules set quiz_pass_share = ${of.share} where program_id = ${of.program_id}`,
  )
}

/** Renames and shortens all of its modules, and deletes one. */
export async function changeModules(db: Db, program_id: number): Promise<void> {
  await db.execute(
    sql`update course_modules set title = '{"en": "Another"}'::jsonb, minutes = 5 where program_id = ${program_id}`,
  )
  await db.execute(
    sql`delete from course_modules where id = (select min(id) from course_modules where program_id = ${program_id})`,
  )
}

/** The program's certificates become like older ones, which don't say which events belonged to it. */
export async function forgetCertifiedEvents(db: Db, program_id: number): Promise<void> {
  await db.execute(sql`update issued_certificates set modules = (select jsonb_agg(module - 'event_ids')
    from jsonb_array_elements(modules) d(module)) where program_id = ${program_id}`)
}

export async function renameProgram(db: Db, id: number, title: string): Promise<void> {
  await db.execute(
    sql`update certificate_programs set title = jsonb_build_object('en', ${title}::text) where id = ${id}`,
  )
}

export async function renameAndRemoveProgram(db: Db, id: number): Promise<void> {
  await renameProgram(db, id, 'Another')
  await db.execute(sql`delete from certificate_programs where id = ${id}`)
}

export async function renameAwarenessProgram(db: Db, id: number, title = 'Another'): Promise<void> {
  await db.execute(
    sql`update awareness_programs set title = jsonb_build_object('en', ${title}::text) where id = ${id}`,
  )
}

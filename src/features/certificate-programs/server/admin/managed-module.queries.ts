import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { lockContent } from '#foundation/content/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf, likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import {
  type EventOfModule,
  type FoundEvent,
  type ManagedModule,
  type ModuleForm,
  moduleTexts,
} from '../../admin-course-modules.contract.ts'
import type { ProgramPublication } from '../../admin-programs.contract.ts'

import { certificatePrograms } from '../certificate-programs.tables.ts'

/** A module with everything that can be edited, as stored now. */
export interface ModuleRow {
  id: number
  program_id: number
  publication: ProgramPublication
  form: ModuleForm
  revision: string
}

/** Undefined if there is none. With `isLocked`, nobody else can change its program until the transaction ends. */
export async function findModuleRow(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<ModuleRow | undefined> {
  if (isLocked) {
    const [of] = await rows<{ program_id: number }>(
      db,
      sql`select program_id from course_modules where id = ${id}`,
    )
    if (!of) return undefined
    await lockContent(db, certificatePrograms, of.program_id)
  }
  const [row] = await rows<ModuleForm & Pick<ModuleRow, 'program_id' | 'publication'>>(
    db,
    sql`select m.program_id, p.publication, ${inBothOf('m', ...moduleTexts.names)},
        m.minutes, m.events_needed, m.needs_quiz, m.quiz_pass_share
      from course_modules m join certificate_programs p on p.id = m.program_id where m.id = ${id}`,
  )
  if (!row) return undefined
  const { program_id, publication, ...form } = row
  return { id, program_id, publication, form, revision: revisionOf(form) }
}

const eventColumns = (language: TextLanguage) =>
  sql`e.id, ${textIn(sql`e.title`, language)} as title, e.publication,
    ${isoUtc(sql`e.start_date_time`)} as start_date_time`

type Parts = Pick<ManagedModule, 'events' | 'questions' | 'inside_count' | 'passed_count'> & {
  program_title: string
}

/** The parts of a module, and how many people a change to it affects. */
export async function selectModuleParts(
  db: Db,
  { id, program_id, language }: { id: number; program_id: number; language: TextLanguage },
): Promise<Parts> {
  const events = await rows<EventOfModule>(
    db,
    sql`select ${eventColumns(language)} from course_module_events l join events e on e.id = l.event_id
      where l.module_id = ${id} order by l.position, l.event_id`,
  )
  const questions = await rows<ManagedModule['questions'][number]>(
    db,
    sql`select q.id, ${textIn(sql`q.question`, language)} as question, q.kind
      from quiz_questions q where q.module_id = ${id} order by q.position, q.id`,
  )
  const unfinished = sql`course_enrolments n where n.program_id = ${program_id} and n.finished_at is null`
  const inside_count = await countRows(db, unfinished)
  const passed_count = await countRows(
    db,
    sql`${unfinished} and exists (select from quiz_results r
      where r.module_id = ${id} and r.user_id = n.user_id and r.passed_at is not null)`,
  )
  const [program] = await rows<{ title: string }>(
    db,
    sql`select ${textIn(sql`p.title`, language)} as title from certificate_programs p where p.id = ${program_id}`,
  )
  return { events, questions, inside_count, passed_count, program_title: program?.title ?? '' }
}

/**
 * The first matching events, those that aren't in the program yet before the others; each with the module of the program
 * that contains it.
 */
export function selectFoundEvents(
  db: Db,
  of: { program_id: number; search: string | undefined; language: TextLanguage; most: number },
): Promise<FoundEvent[]> {
  const { program_id, search, language, most } = of
  const words = likeWords(search ?? '')
  return rows<FoundEvent>(
    db,
    sql`select ${eventColumns(language)},
        (select ${textIn(sql`m.title`, language)} from course_module_events l
          join course_modules m on m.id = l.module_id
          where l.program_id = ${program_id} and l.event_id = e.id) as module_name
      from events e where e.publication <> 'cancelled'
        and concat(e.title ->> 'en', ' ', e.title ->> 'hi') ilike ${words}
      order by exists (select from course_module_events l where l.program_id = ${program_id} and l.event_id = e.id),
        e.created_at desc, e.id desc limit ${most}`,
  )
}

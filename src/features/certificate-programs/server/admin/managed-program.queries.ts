import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { lockContent, selectTermLinks } from '#foundation/content/server/index.ts'
import { inShortColumns } from '#foundation/easy-read/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import {
  certificateTexts,
  type ListedModule,
  type ProgramForm,
  type ProgramPublication,
  programTexts,
} from '../../admin-programs.contract.ts'
import { certificatePrograms, programLinks } from '../certificate-programs.tables.ts'

/** A program with everything that can be edited, as stored now. */
export interface ProgramRow {
  id: number
  publication: ProgramPublication
  form: ProgramForm
  revision: string
}

/** Undefined if there is none. With `isLocked`, nobody else can change it until the transaction ends. */
export async function findProgramRow(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<ProgramRow | undefined> {
  if (isLocked) await lockContent(db, certificatePrograms, id)
  const [row] = await rows<ProgramForm & { publication: ProgramPublication }>(
    db,
    sql`select p.publication, ${inBothOf('p', ...programTexts.names, ...certificateTexts.names)},
        ${inShortColumns('p')}, p.is_ordered,
        ${selectTermLinks('p', programLinks)}
      from certificate_programs p where p.id = ${id}`,
  )
  if (!row) return undefined
  const { publication, ...form } = row
  return { id, publication, form, revision: revisionOf(form) }
}

/**
 * Whether a module can be completed: it has a published event and as many events as it requires, or no events but a
 * required quiz. Takes the alias of `course_modules`.
 */
export function hasWork(module: string): SQL {
  const m = sql.raw(module)
  return sql`(select case when count(*) = 0
      then ${m}.needs_quiz and exists (select from quiz_questions q where q.module_id = ${m}.id)
      else count(*) filter (where e.publication = 'published') > 0
        and count(*) filter (where e.publication <> 'cancelled') >= coalesce(${m}.events_needed, 1) end
    from course_module_events l join events e on e.id = l.event_id where l.module_id = ${m}.id)`
}

/** The modules of a program, in order. */
export function selectListedModules(
  db: Db,
  { program_id, language }: { program_id: number; language: TextLanguage },
): Promise<ListedModule[]> {
  return rows<ListedModule>(
    db,
    sql`select m.id, ${textIn(sql`m.title`, language)} as title, m.minutes,
        (select count(*)::int from course_module_events l join events e on e.id = l.event_id
          where l.module_id = m.id and e.publication = 'published') as events_count,
        (select count(*)::int from quiz_questions q where q.module_id = m.id) as questions_count,
        ${hasWork('m')} as has_work
      from course_modules m where m.program_id = ${program_id} order by m.position, m.id`,
  )
}

export async function countParticipants(db: Db, program_id: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from course_enrolments where program_id = ${program_id}`,
  )
  return found?.count ?? 0
}

import { sql } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { isVisibleTo } from '../visible-program.queries.ts'
import type { ModuleRule } from './progress-of.ts'

export interface ProgramRules {
  id: number
  is_ordered: boolean
  /** The modules in order, with their events, published or not. */
  modules: ModuleRule[]
}

/** The requirements of programs, including drafts and closed ones. */
export function selectRules(db: Db, program_ids: readonly number[]): Promise<ProgramRules[]> {
  return rows<ProgramRules>(
    db,
    sql`select p.id, p.is_ordered, (select coalesce(json_agg(json_build_object('id', m.id, 'minutes', m.minutes,
          'events_needed', m.events_needed,
          'event_ids', array(select e.event_id from course_module_events e where e.module_id = m.id
            order by e.position, e.event_id),
          'is_quiz_needed', m.needs_quiz and exists (select from quiz_questions q where q.module_id = m.id))
          order by m.position, m.id), '[]')
        from course_modules m where m.program_id = p.id) as modules
      from certificate_programs p where p.id = any(${idList(program_ids)})`,
  )
}

export interface QuizState {
  module_id: number
  user_id: number
  has_passed: boolean
  tries: number
}

export function selectQuizStates(
  db: Db,
  { program_ids, user_ids }: { program_ids: readonly number[]; user_ids: readonly number[] },
): Promise<QuizState[]> {
  return rows<QuizState>(
    db,
    sql`select r.module_id, r.user_id, r.passed_at is not null as has_passed, r.tries
      from quiz_results r join course_modules m on m.id = r.module_id
      where m.program_id = any(${idList(program_ids)}) and r.user_id = any(${idList(user_ids)})`,
  )
}

/** When each of these people finished each program, if they have. ISO 8601 in UTC. */
export function selectFinished(
  db: Db,
  { program_ids, user_ids }: { program_ids: readonly number[]; user_ids: readonly number[] },
): Promise<{ program_id: number; user_id: number; finished_at: string }[]> {
  return rows(
    db,
    sql`select program_id, user_id, ${isoUtc(sql`finished_at`)} as finished_at from course_enrolments
      where program_id = any(${idList(program_ids)}) and user_id = any(${idList(user_ids)})
        and finished_at is not null`,
  )
}

/** A module of a program that the person may see, and whether they are enrolled. */
export interface CourseModuleFacts {
  id: number
  title: LocalizedText
  needs_quiz: boolean
  /** The share of correct answers needed to pass the quiz, in percent. */
  quiz_pass_share: number
  program: { id: number; title: LocalizedText }
  is_enrolled: boolean
}

/** Undefined for a module of a draft, or of a closed program that the person isn't enrolled in. */
export async function selectModule(
  db: Db,
  { module_id, user_id }: { module_id: number; user_id: number },
): Promise<CourseModuleFacts | undefined> {
  const [found] = await rows<CourseModuleFacts>(
    db,
    sql`select m.id, m.title, m.needs_quiz, m.quiz_pass_share,
        json_build_object('id', p.id, 'title', p.title) as program, n.user_id is not null as is_enrolled
      from course_modules m join certificate_programs p on p.id = m.program_id
        left join course_enrolments n on n.program_id = p.id and n.user_id = ${user_id}
      where m.id = ${module_id} and ${isVisibleTo('p', user_id)}`,
  )
  return found
}

import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { QuizPlace } from '../../quizzes.contract.ts'
import type { MarkedTry, QuestionToMark } from './mark-answers.ts'

/** The module's name, its program's, and the next module. Undefined for a module without questions. */
export async function selectQuizPlace(
  db: Db,
  { module_id, language }: { module_id: number; language: TextLanguage },
): Promise<QuizPlace | undefined> {
  const [found] = await rows<QuizPlace>(
    db,
    sql`select json_build_object('id', m.id, 'module_name', ${textIn(sql`m.title`, language)}) as module,
        json_build_object('id', p.id, 'title', ${textIn(sql`p.title`, language)}) as program,
        (select json_build_object('id', n.id, 'module_name', ${textIn(sql`n.title`, language)})
          from course_modules n where n.program_id = m.program_id and (n.position, n.id) > (m.position, m.id)
          order by n.position, n.id limit 1) as next_module
      from course_modules m join certificate_programs p on p.id = m.program_id
      where m.id = ${module_id} and exists (select from quiz_questions q where q.module_id = m.id)`,
  )
  return found
}

export async function selectModuleName(
  db: Db,
  { module_id, language }: { module_id: number; language: TextLanguage },
): Promise<string> {
  const [found] = await rows<{ module_name: string }>(
    db,
    sql`select ${textIn(sql`title`, language)} as module_name from course_modules where id = ${module_id}`,
  )
  return found?.module_name ?? ''
}

/** The questions of a module. They include the correct answers, so they are never sent as they are. */
export function selectQuestions(
  db: Db,
  { module_id, language }: { module_id: number; language: TextLanguage },
): Promise<QuestionToMark[]> {
  return rows<QuestionToMark>(
    db,
    sql`select q.id, q.kind, ${textIn(sql`q.question`, language)} as question,
        (select coalesce(json_agg(json_build_object('id', c.id, 'choice', ${textIn(sql`c.choice`, language)},
            'is_right', c.is_right, 'feedback', coalesce(${textIn(sql`c.feedback`, language)}, ''))
            order by c.position, c.id), '[]')
          from quiz_choices c where c.question_id = q.id) as choices
      from quiz_questions q where q.module_id = ${module_id} order by q.position, q.id`,
  )
}

interface OfPerson {
  module_id: number
  user_id: number
}

/** A person's result in a quiz, and their last choices. */
export interface QuizStanding {
  tries: number
  last_right: number
  last_questions: number
  last_choices: number[]
  is_passed: boolean
}

const standing = sql`tries, last_right, last_questions, to_json(last_choices) as last_choices,
  passed_at is not null as is_passed`

/** Undefined before the first attempt. */
export async function selectStanding(db: Db, of: OfPerson): Promise<QuizStanding | undefined> {
  const [found] = await rows<QuizStanding>(
    db,
    sql`select ${standing} from quiz_results where module_id = ${of.module_id} and user_id = ${of.user_id}`,
  )
  return found
}

/**
 * Counts an attempt and stores it as the last one. A passed quiz stays passed. The same choices again, in any order,
 * count as the same attempt, because the reply may have been lost.
 */
export async function writeTry(
  db: Db,
  {
    module_id,
    user_id,
    choice_ids,
    marked,
    now,
  }: OfPerson & {
    choice_ids: readonly number[]
    marked: Pick<MarkedTry, 'right_count' | 'questions_count' | 'has_passed'>
    now: Date
  },
): Promise<QuizStanding> {
  const { right_count, questions_count, has_passed } = marked
  const at = now.toISOString()
  const [written] = await rows<QuizStanding>(
    db,
    sql`insert into quiz_results as r
        (module_id, user_id, best_right, last_right, last_questions, last_choices, last_at, passed_at)
      values (${module_id}, ${user_id}, ${right_count}, ${right_count}, ${questions_count}, ${idList(choice_ids)},
        ${at}::timestamptz, ${has_passed ? at : null}::timestamptz)
      on conflict (module_id, user_id) do update
        set tries = r.tries + (not (r.last_choices @> excluded.last_choices and r.last_choices <@ excluded.last_choices))::int,
        best_right = greatest(r.best_right, excluded.best_right), last_right = excluded.last_right,
        last_questions = excluded.last_questions, last_choices = excluded.last_choices,
        last_at = excluded.last_at, passed_at = coalesce(r.passed_at, excluded.passed_at)
      returning ${standing}`,
  )
  if (!written) throw new Error('the attempt was not saved')
  return written
}

/**
 * Passes quizzes for everyone whose last attempt meets the module's share: it may have been lowered since. Programs
 * whose modules changed after `unchangedSince` are left for later.
 */
export async function passByShare(
  db: Db,
  { unchangedSince, now }: { unchangedSince: Date; now: Date },
): Promise<void> {
  await db.execute(sql`update quiz_results r set passed_at = ${now.toISOString()}::timestamptz
    from course_modules m join certificate_programs p on p.id = m.program_id
    where m.id = r.module_id and r.passed_at is null
      and r.last_right * 100 >= r.last_questions * m.quiz_pass_share
      and coalesce(p.modules_changed_at <= ${unchangedSince.toISOString()}::timestamptz, true)`)
}

import { sql } from 'drizzle-orm'
import { lockContent, selectTermLinks } from '#foundation/content/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf } from '#platform/db/both-languages.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type AwarenessForm, awarenessTexts } from '../../admin-awareness-programs.contract.ts'
import type { AwarenessPublication } from '../../awareness-programs.contract.ts'
import { STEP_POSITIONS } from '../../awareness-steps.contract.ts'
import { awarenessLinks, awarenessPrograms } from '../awareness-programs.tables.ts'

interface RowFacts {
  publication: AwarenessPublication
  /** The file name among the public pictures. */
  picture: string | null
  picture_alt: LocalizedText | null
  campaigns_count: number
  /** Whether each step has a title and a description. */
  has_steps: boolean
  /** Whether there are three questions, each with choices, a correct one and an explanation. */
  has_questions: boolean
}

/** A program with everything that can be edited, as stored now. */
export interface AwarenessRow extends RowFacts {
  id: number
  form: AwarenessForm
  revision: string
}

/** Undefined if there is none. With `isLocked`, nobody else can change it until the transaction ends. */
export async function findAwarenessRow(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<AwarenessRow | undefined> {
  if (isLocked) await lockContent(db, awarenessPrograms, id)
  const [row] = await rows<AwarenessForm & RowFacts>(
    db,
    sql`select p.publication, p.picture, p.picture_alt, p.name,
        ${inBothOf('p', ...awarenessTexts.names)}, coalesce(p.film_url, '') as film_url, p.film_minutes,
        ${selectTermLinks('p', awarenessLinks)},
        (select count(*)::int from campaigns c where c.program_id = p.id) as campaigns_count,
        (select count(*) = ${STEP_POSITIONS.length} from awareness_steps s
          where s.program_id = p.id and s.description <> '{}') as has_steps,
        (select count(*) = 3 from awareness_questions q where q.program_id = p.id and q.explanation <> '{}'
          and (select count(*) > 1 and bool_or(h.is_right) from awareness_choices h
            where h.question_id = q.id)) as has_questions
      from awareness_programs p where p.id = ${id}`,
  )
  if (!row) return undefined
  const { publication, picture, picture_alt, campaigns_count, has_steps, has_questions, ...form } = row
  const facts = { publication, picture, picture_alt, campaigns_count, has_steps, has_questions }
  return { id, ...facts, form, revision: revisionOf(form) }
}

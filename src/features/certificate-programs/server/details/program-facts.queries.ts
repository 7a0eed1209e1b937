import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { type EasyReadRow, easyReadColumn } from '#foundation/easy-read/server/index.ts'
import { linkedTerms, skillDrawing } from '#foundation/taxonomy/server/index.ts'
import { textIn, textLanguageOf, wordsIn } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { mappedById } from '#platform/db/mapped-by-id.ts'
import { rows } from '#platform/db/query.ts'
import type { ProgramCard, ProgramDetails } from '../../certificate-programs.contract.ts'
import type { NewestProgram } from '../../newest-program.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { isListed, isVisibleTo } from '../visible-program.queries.ts'

type FactsOf<Shown> = Omit<Shown, 'progress'> & { is_inside: boolean }

const SKILLS = {
  alias: 'p',
  links: 'certificate_program_skills',
  column: 'program_id',
  order: 'l.position',
}

/**
 * The columns of a program's card, for `certificate_programs p` and the person's left-joined `course_enrolments n`.
 */
const cardColumns = (language: TextLanguage): SQL => sql`p.id, ${textIn(sql`p.title`, language)} as title,
  ${wordsIn(sql`p.summary`, language)} as summary,
  ${textLanguageOf(sql`p.title`, language)} as text_language,
  ${wordsIn(sql`p.price_text`, language)} as price_text,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (select count(*)::int from course_module_events l join events e on e.id = l.event_id
    where l.program_id = p.id and e.publication = 'published') as events_count,
  coalesce(p.picture, ${skillDrawing(SKILLS)}) as picture,
  ${wordsIn(sql`p.picture_alt`, language)} as picture_alt,
  p.publication = 'closed' as is_closed, n.user_id is not null as is_inside`

interface ListWanted {
  user_id: number
  isMine: boolean
  /** A further condition on `certificate_programs p`. */
  isMet: SQL
  language: TextLanguage
  limit: number
  offset: number
}

/** Programs that the person may see or is enrolled in, newest first, and their total number. */
export async function selectPrograms(
  db: Db,
  { user_id, isMine, isMet, language, limit, offset }: ListWanted,
): Promise<{ programs: FactsOf<ProgramCard>[]; total: number }> {
  const wanted = wantedPrograms({ user_id, isMine, isMet })
  const programs = await rows<FactsOf<ProgramCard>>(
    db,
    sql`select ${cardColumns(language)},
        (select coalesce(json_agg(json_build_object('id', m.id, 'module_name', ${textIn(sql`m.title`, language)})
          order by m.position, m.id), '[]') from course_modules m where m.program_id = p.id) as modules
      from ${wanted} order by p.published_at desc, p.id desc limit ${limit} offset ${offset}`,
  )
  return { programs, total: await countPrograms(db, { user_id, isMine, isMet }) }
}

type Narrowed = Pick<ListWanted, 'user_id' | 'isMine' | 'isMet'>

export const countPrograms = (db: Db, narrowed: Narrowed): Promise<number> =>
  countUpTo(db, sql`select p.id from ${wantedPrograms(narrowed)}`)

const wantedPrograms = ({ user_id, isMine, isMet }: Narrowed): SQL => sql`certificate_programs p
      left join course_enrolments n on n.program_id = p.id and n.user_id = ${user_id}
    where ${isVisibleTo('p', user_id)} ${isMine ? sql`and n.user_id is not null` : sql``} and ${isMet}`

const own = { links: 'certificate_program', where: sql`l.program_id = p.id` }

interface ModuleFacts {
  id: number
  module_name: string
  description: string
  minutes: number
  needs_quiz: boolean
  questions_count: number
  /** The events in order, published or not. */
  event_ids: number[]
}

export type ProgramFacts = Omit<
  FactsOf<ProgramDetails>,
  'outcomes' | 'easy_read' | 'teachers' | 'modules' | 'clashes'
> & {
  easy_read: EasyReadRow
  /** One per line. */
  outcomes: string
  teacher_ids: number[]
  modules: ModuleFacts[]
}

/** Undefined for a draft, and for a closed program that the person isn't enrolled in. */
export async function selectProgram(
  db: Db,
  { id, user_id, language }: { id: number; user_id: number; language: TextLanguage },
): Promise<ProgramFacts | undefined> {
  const [found] = await rows<ProgramFacts>(
    db,
    sql`select ${cardColumns(language)}, ${wordsIn(sql`p.description`, language)} as description,
        ${easyReadColumn('p')}, ${wordsIn(sql`p.for_whom`, language)} as for_whom, ${wordsIn(sql`p.outcomes`, language)} as outcomes,
        ${linkedTerms('skill', own, language)} as skills_data,
        ${linkedTerms('tag', own, language)} as tags_data,
        ${linkedTerms('age_group', own, language)} as age_groups_data,
        array(select t.speaker_id from certificate_program_teachers t where t.program_id = p.id
          order by t.position, t.speaker_id) as teacher_ids,
        (select coalesce(json_agg(json_build_object('id', a.id, 'question', ${textIn(sql`a.question`, language)},
            'answer', ${textIn(sql`a.answer`, language)}) order by a.position, a.id), '[]')
          from certificate_program_answers a where a.program_id = p.id) as answers,
        p.is_ordered, ${textIn(sql`p.certificate_heading`, language)} as certificate_heading,
        ${textIn(sql`p.certificate_words`, language)} as certificate_words,
        (select coalesce(json_agg(json_build_object('id', m.id, 'module_name', ${textIn(sql`m.title`, language)},
            'description', ${wordsIn(sql`m.description`, language)}, 'minutes', m.minutes, 'needs_quiz', m.needs_quiz,
            'questions_count', (select count(*) from quiz_questions q where q.module_id = m.id),
            'event_ids', array(select l.event_id from course_module_events l where l.module_id = m.id
              order by l.position, l.event_id)) order by m.position, m.id), '[]')
          from course_modules m where m.program_id = p.id) as modules
      from certificate_programs p left join course_enrolments n on n.program_id = p.id and n.user_id = ${user_id}
      where p.id = ${id} and ${isVisibleTo('p', user_id)}`,
  )
  return found
}

/** A single query on the index of published programs, because every page for logged-in people needs it. */
export async function selectNewestProgram(
  db: Db,
  language: TextLanguage,
): Promise<Omit<NewestProgram, 'address'> | undefined> {
  const [newest] = await rows<Omit<NewestProgram, 'address'>>(
    db,
    sql`select p.id, ${textIn(sql`p.title`, language)} as title,
        ${textLanguageOf(sql`p.title`, language)} as text_language,
        (select coalesce(json_agg(json_build_object('id', o.id, 'module_name', ${textIn(sql`o.title`, language)})
            order by o.position, o.id), '[]')
          from course_modules o where o.program_id = p.id) as modules
      from certificate_programs p where ${isListed('p')}
      order by p.published_at desc, p.id desc limit 1`,
  )
  return newest
}

/** Every published certificate program; closed ones accept no new participants. */
export const programsSitemap = mappedById<{ id: number; title: string }>({
  name: 'certificate-programs',
  idsAPart: 10_000,
  from: sql`certificate_programs p`,
  id: sql`p.id`,
  select: (isInPart) =>
    sql`select p.id, ${textIn(sql`p.title`, 'en')} as title from certificate_programs p
      where ${isInPart} and ${isListed('p')} order by p.id`,
  pageOf: (program) => ({ address: programAddress(program), changed_at: null }),
})

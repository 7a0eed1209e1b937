import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { linkedTerms } from '#foundation/taxonomy/server/index.ts'
import { textIn, textLanguageOf, wordsIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { mappedById } from '#platform/db/mapped-by-id.ts'
import { rows } from '#platform/db/query.ts'
import { signupAddress } from '../../awareness-address.contract.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import { isVisible } from '../visible-awareness.queries.ts'
import { isNamed } from './joining.queries.ts'

const own = { links: 'awareness_program', where: sql`l.program_id = p.id` }

/** Each owner counts once, whether they run a campaign of their own, for an organisation, or both. */
const promotersOf = (program: SQL): SQL => sql`(select count(distinct c.owner_id)::int from campaigns c
  where c.program_id = ${program} and c.held_at is null)`

interface Wanted {
  /** Only programs with this name. */
  name: string | undefined
  user_id: number
  language: TextLanguage
  limit: number
  offset: number
}

/** Programs that aren't drafts, newest first, and their total number. Pictures are the names in their rows. */
export async function selectAwarenessPrograms(
  db: Db,
  { name, user_id, language, limit, offset }: Wanted,
): Promise<{ programs: AwarenessProgram[]; total: number }> {
  const wanted = sql`awareness_programs p where ${isVisible('p')}
    ${name === undefined ? sql`` : sql`and ${isNamed('p', name)}`}`
  const programs = await rows<AwarenessProgram>(
    db,
    sql`select p.id, p.name, ${textIn(sql`p.title`, language)} as title,
        ${wordsIn(sql`p.summary`, language)} as summary, ${wordsIn(sql`p.description`, language)} as description,
        ${wordsIn(sql`p.pledge`, language)} as pledge,
        ${textLanguageOf(sql`p.title`, language)} as text_language,
        p.picture, ${wordsIn(sql`p.picture_alt`, language)} as picture_alt, p.film_minutes,
        ${linkedTerms('skill', own, language)} as skills_data,
        ${linkedTerms('tag', own, language)} as tags_data,
        ${linkedTerms('age_group', own, language)} as age_groups_data,
        (select coalesce(json_agg(json_build_object('position', s.position, 'title', ${textIn(sql`s.title`, language)},
            'description', ${wordsIn(sql`s.description`, language)}) order by s.position), '[]')
          from awareness_steps s where s.program_id = p.id) as steps,
        ${promotersOf(sql`p.id`)} as promoters_count,
        (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count,
        p.publication = 'published' as is_open,
        (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'status', c.status,
            'organisation_name', coalesce(c.organisation_name, o.organisation_name)) order by c.kind, c.id), '[]')
          from campaigns c left join campaigns o on o.id = c.part_of_id
          where c.program_id = p.id and c.owner_id = ${user_id}) as own_campaigns
      from ${wanted} order by p.published_at desc, p.id desc limit ${limit} offset ${offset}`,
  )
  return { programs, total: await countRows(db, wanted) }
}

/** Programs that accept new campaigns and for which the person has none of their own. */
export function selectAvailablePrograms(
  db: Db,
  { user_id, language }: { user_id: number; language: TextLanguage },
): Promise<{ id: number; name: string; title: string }[]> {
  return rows(
    db,
    sql`select p.id, p.name, ${textIn(sql`p.title`, language)} as title from awareness_programs p
      where p.publication = 'published' and not exists (select from campaigns c
        where c.program_id = p.id and c.owner_id = ${user_id} and c.kind = 'individual')
      order by p.published_at desc, p.id desc`,
  )
}

/** How many people run campaigns for one program, or for all that aren't drafts. */
export function countPromoters(db: Db, program_id: number | undefined): Promise<number> {
  const ofOne = program_id === undefined ? sql`` : sql`and p.id = ${program_id}`
  return countRows(
    db,
    sql`(select distinct c.owner_id from campaigns c join awareness_programs p on p.id = c.program_id
      where c.held_at is null and ${isVisible('p')} ${ofOne}) promoters`,
  )
}

/**
 * The sign-up pages of published programs, for search engines. Ended programs are left out, as nobody can join them.
 */
export const awarenessSitemap = mappedById<{ name: string }>({
  name: 'awareness-programs',
  idsAPart: 10_000,
  from: sql`awareness_programs`,
  id: sql`id`,
  select: (isInPart) =>
    sql`select name from awareness_programs where ${isInPart} and publication = 'published' order by id`,
  pageOf: ({ name }) => ({ address: signupAddress(name), changed_at: null }),
})

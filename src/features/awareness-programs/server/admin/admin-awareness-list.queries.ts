import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { offeredTerms } from '#foundation/taxonomy/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import type { AdminAwarenessProgram, AwarenessChoices } from '../../admin-awareness-programs.contract.ts'
import { AWARENESS_SORTS, type AwarenessSort } from '../../admin-awareness-words.contract.ts'
import type { AwarenessPublication } from '../../awareness-programs.contract.ts'

interface AwarenessWanted {
  search: string | undefined
  publication: AwarenessPublication | undefined
  order: AskedOrder<AwarenessSort>
  language: TextLanguage
  limit: number
  offset: number
}

const orders = (title: SQL): TableOrders<AwarenessSort> => ({
  title: [rising(sql`lower(${title})`), rising(sql`p.id`)],
  campaigns: [rising(sql`campaigns_count`), rising(sql`p.id`)],
  completions: [rising(sql`completions_count`), rising(sql`p.id`)],
})

export async function selectAdminAwareness(
  db: Db,
  { search, publication, order, language, limit, offset }: AwarenessWanted,
): Promise<{ programs: AdminAwarenessProgram[]; total: number }> {
  const title = textIn(sql`p.title`, language)
  const isFound =
    search === undefined
      ? sql`true`
      : sql`concat_ws(' ', p.name, p.title ->> 'en', p.title ->> 'hi') ilike ${likeWords(search)}`
  const isWanted = publication ? sql`${isFound} and p.publication = ${publication}` : isFound
  const programs = await rows<AdminAwarenessProgram>(
    db,
    sql`select p.id, p.name, ${title} as title, p.publication,
        (select count(*)::int from campaigns c where c.program_id = p.id) as campaigns_count,
        (select count(*)::int from campaigns c
          where c.program_id = p.id and c.held_at is not null) as held_count,
        (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count
      from awareness_programs p where ${isWanted}
      order by ${tableOrder(AWARENESS_SORTS, orders(title), order)} limit ${limit} offset ${offset}`,
  )
  return { programs, total: await countRows(db, sql`awareness_programs p where ${isWanted}`) }
}

/** Choices of what program `id`, or a new one, can be about, in the order of the lists. */
export async function selectAwarenessChoices(
  db: Db,
  { id = 0, language }: { id: number | undefined; language: TextLanguage },
): Promise<AwarenessChoices> {
  const own = { links: 'awareness_program', where: sql`l.program_id = ${id}` }
  const [found] = await rows<AwarenessChoices>(
    db,
    sql`select ${offeredTerms('skill', own, language)} as skills, ${offeredTerms('tag', own, language)} as tags,
      ${offeredTerms('age_group', own, language)} as age_groups`,
  )
  if (!found) throw new Error('the choices were not read')
  return found
}

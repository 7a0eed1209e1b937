import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { IDS_IN_BLOCK } from '../resource-facets.tables.ts'
import { isListed } from '../visible-resource.queries.ts'

/** Numbers the lock under which the counts are moved, so that two writers never wait for each other in a circle. */
const COUNTS_LOCK = 7_265_243

/**
 * Adds what is listed of these resources to the kept counts, sets and words, or takes it out: in the transaction that
 * changes them, `-1` before the change and `1` after it. A resource that is not listed counts nothing.
 */
export async function moveListed(tx: Db, { ids, by }: { ids: readonly number[]; by: 1 | -1 }): Promise<void> {
  const listed = sql`select r.* from resources r where r.id = any(${idList(ids)}) and ${isListed('r')}`
  await lockCounts(tx)
  if (by === 1) {
    await tx.execute(sql`with listed as (${listed}) insert into resource_facet_counts as kept (facet, term_id, listed)
      ${terms} union all select 'all', 0, count(*)::int from listed having count(*) > 0
      on conflict (facet, term_id) do update set listed = kept.listed + excluded.listed`)
    await tx.execute(sql`with listed as (${listed}) insert into resource_facet_ids as kept (facet, term_id, block, ids) ${sets}
      on conflict (facet, term_id, block) do update set ids = kept.ids | excluded.ids`)
    await tx.execute(sql`with listed as (${listed}) insert into resource_words as kept (word, listed) ${words}
      on conflict (word) do update set listed = kept.listed + excluded.listed`)
    return
  }
  await tx.execute(sql`with listed as (${listed}), moved as (
      ${terms} union all select 'all', 0, count(*)::int from listed having count(*) > 0)
    update resource_facet_counts kept set listed = kept.listed - moved.n from moved
    where kept.facet = moved.facet and kept.term_id = moved.term_id`)
  await tx.execute(sql`with listed as (${listed}), moved as (${sets})
    update resource_facet_ids kept set ids = kept.ids & ~moved.ids from moved
    where kept.facet = moved.facet and kept.term_id = moved.term_id and kept.block = moved.block`)
  await tx.execute(sql`with listed as (${listed}), moved as (${words}), gone as (
      delete from resource_words kept using moved where kept.word = moved.word and kept.listed <= moved.n)
    update resource_words kept set listed = kept.listed - moved.n from moved
    where kept.word = moved.word and kept.listed > moved.n`)
}

/** Until the transaction ends the counts are moved by nobody else. */
export async function lockCounts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNTS_LOCK})`)
}

/** Each term that one of `listed` has, beside that resource. */
const had = sql`(
  select 'type' as facet, r.resource_type_id as term_id, r.id from listed r
  union all select 'creator', r.creator_id, r.id from listed r where r.creator_id is not null
  union all select 'skill', l.skill_id, r.id from listed r join resource_skills l on l.resource_id = r.id
  union all select 'tag', l.tag_id, r.id from listed r join resource_tags l on l.resource_id = r.id
  union all select 'age_group', l.age_group_id, r.id from listed r join resource_age_groups l on l.resource_id = r.id
) had`

const terms = sql`select facet, term_id, count(*)::int as n from ${had} group by 1, 2`

/** The block's number and the place in it are those of the id. */
const block = sql.raw(`bit(${IDS_IN_BLOCK})`)
const size = sql.raw(String(IDS_IN_BLOCK))
const sets = sql`select facet, term_id, id / ${size} as block, bit_or(set_bit(0::${block}, id % ${size}, 1)) as ids
  from ${had} group by 1, 2, 3`

const words = sql`select word, count(*)::int as n
  from listed r, pankh_words(concat_ws(' ', r.title, r.search_words, r.summary)) word group by 1`

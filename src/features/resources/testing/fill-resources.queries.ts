import { sql } from 'drizzle-orm'
import { IDS_IN_BLOCK } from '#foundation/catalogue/server/index.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Words to measure searches with: one in a fifth of the titles, one in a single resource per hundred thousand. */
export const COMMON_WORD = 'worksheet'
export const RARE_WORD = 'kaleidoscope'

/** Roughly how many resources each creator has. */
const EACH = 100

/**
 * Creates that many listed resources with terms, creators and counts in plain SQL, the same on each call, to measure
 * large libraries. Drops the indexes meanwhile. Only for a database that never had a resource.
 */
export async function fillResources(db: Db, count: number): Promise<void> {
  await loadStartingTerms(db)
  const indexes = await rows<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'resources'::regclass and not indisunique`,
  )
  await db.transaction(async (tx) => {
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
    for (const table of COUNTED) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    await tx.execute(sql`select setseed(0.5)`)
    await insertPeople(tx, Math.ceil(count / EACH))
    await insertRows(tx, count)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
    for (const table of COUNTED) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    await keepCounts(tx)
  })
  await db.execute(sql`vacuum analyze`)
}

/** Tables with triggers for the stored counts: for a million rows at once, they are counted at the end. */
const COUNTED = ['resources', 'resource_skills', 'resource_tags', 'resource_age_groups']

async function insertPeople(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`insert into users (email, username, first_name, last_name, password_hash)
    select 'maker-' || n || '@example.org', 'maker-' || n, 'Asha', 'Verma ' || n, '' from generate_series(1, ${count}::int) n`)
}

/** Eight thousand words, early ones far more frequent than late ones. */
const WORD = sql`(select string_agg(syllables[1 + part % 20] || syllables[1 + part / 20 % 20] || syllables[1 + part / 400], ' ')
  from (select floor(8000 * power(random(), 3))::int as part from generate_series(1, length)) parts)`

async function insertRows(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`
    with spoken as (
      select array['ba','de','fi','go','hu','ja','ke','li','mo','nu','pa','re','si','to','vu','wa','ye','zi','cho','shu'] as syllables)
    insert into resources (resource_type_id, creator_id, title, description, summary, search_words, has_rights, status,
      likes_count, rating_sum, rating_count, published_at, shown_to_all_at)
    select types[1 + floor(random() * array_length(types, 1))::int],
      people[1 + floor(power(random(), 2) * array_length(people, 1))::int],
      initcap((select ${WORD} from (select 3 + n % 3 as length) l)) || case when random() < 0.2 then ${` ${COMMON_WORD}`} else '' end
        || case when n % 100000 = 7 then ${` ${RARE_WORD}`} else '' end,
      '<p>' || texts.words || '</p>', left(texts.words, 200), '', true, 'published',
      floor(power(random(), 4) * 5000)::int, marks.reviews * (1 + n % 5), marks.reviews, moments.published, moments.published
    from generate_series(1, ${count}::int) n
      cross join (select array_agg(id) as types from resource_types) t
      cross join (select array_agg(id) as people from users) p
      cross join spoken
      cross join lateral (select ${WORD} as words from (select 60 + n % 2 as length) l) texts
      cross join lateral (select floor(power(random(), 3) * 40)::int + n % 2 as reviews) marks
      cross join lateral (select now() - n * interval '1 minute' as published) moments`)
  for (const [link, column, table, most] of [
    ['resource_skills', 'skill_id', 'skills', 2],
    ['resource_tags', 'tag_id', 'tags', 3],
    ['resource_age_groups', 'age_group_id', 'age_groups', 2],
  ] as const)
    await tx.execute(
      sql.raw(`insert into ${link} (resource_id, ${column})
      select r.id, terms[1 + floor(power(random(), 1.5) * array_length(terms, 1))::int]
      from resources r cross join (select array_agg(id) as terms from ${table}) t cross join generate_series(1, ${most}) n
      on conflict do nothing`),
    )
}

/** Everything that the triggers maintain, computed at once. */
async function keepCounts(tx: Db): Promise<void> {
  const size = sql.raw(String(IDS_IN_BLOCK))
  await tx.execute(sql`create temp table had on commit drop as
    select 'type' as facet, resource_type_id as term_id, id from resources
    union all select 'creator', creator_id, id from resources
    union all select 'skill', skill_id, resource_id from resource_skills
    union all select 'tag', tag_id, resource_id from resource_tags
    union all select 'age_group', age_group_id, resource_id from resource_age_groups`)
  await tx.execute(sql`insert into resource_facet_counts select facet, term_id, count(*) from had group by 1, 2
    union all select 'all', 0, count(*) from resources`)
  await tx.execute(sql`insert into resource_facet_ids
    select facet, term_id, id / ${size}, bit_or(set_bit(0::bit(${size}), id % ${size}, 1)) from had group by 1, 2, 3`)
  await tx.execute(sql`insert into resource_words select word, count(*) from resources r,
      pankh_words(concat_ws(' ', r.title, r.search_words, r.summary)) word group by 1`)
}

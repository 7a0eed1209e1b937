import { sql } from 'drizzle-orm'
import {
  COMMON_WORD,
  fillAtOnce,
  madeWords,
  RARE_WORD,
  withSpoken,
} from '#foundation/catalogue/testing/fill-catalogue.queries.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Roughly how many resources each creator has. */
const EACH = 100

/**
 * Creates that many listed resources with terms, creators and counts in plain SQL, the same on each call, to measure
 * large libraries. Only for a database that never had a resource.
 */
export async function fillResources(db: Db, count: number): Promise<void> {
  await loadStartingTerms(db)
  await fillAtOnce(db, { thing: 'resource' }, { links: ['skill', 'tag', 'age_group'] }, async (tx) => {
    await insertPeople(tx, Math.ceil(count / EACH))
    await insertRows(tx, count)
  })
}

async function insertPeople(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`insert into users (email, username, first_name, last_name, password_hash)
    select 'maker-' || n || '@example.org', 'maker-' || n, 'Asha', 'Verma ' || n, '' from generate_series(1, ${count}::int) n`)
}

async function insertRows(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`
    with ${withSpoken}
    insert into resources (resource_type_id, creator_id, title, description, summary, search_words, has_rights, status,
      likes_count, rating_sum, rating_count, published_at, shown_to_all_at)
    select types[1 + floor(random() * array_length(types, 1))::int],
      people[1 + floor(power(random(), 2) * array_length(people, 1))::int],
      initcap((select ${madeWords} from (select 3 + n % 3 as length) l)) || case when random() < 0.2 then ${` ${COMMON_WORD}`} else '' end
        || case when n % 100000 = 7 then ${` ${RARE_WORD}`} else '' end,
      '<p>' || texts.words || '</p>', left(texts.words, 200), '', true, 'published',
      floor(power(random(), 4) * 5000)::int, marks.reviews * (1 + n % 5), marks.reviews, moments.published, moments.published
    from generate_series(1, ${count}::int) n
      cross join (select array_agg(id) as types from resource_types) t
      cross join (select array_agg(id) as people from users) p
      cross join spoken
      cross join lateral (select ${madeWords} as words from (select 60 + n % 2 as length) l) texts
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

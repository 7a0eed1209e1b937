import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type Catalogue, IDS_IN_BLOCK, kept } from '../server/index.ts'

/**
 * What triggers maintain for a catalogue (counts, sets, words), and the same recomputed, each as sorted lines of text.
 * @param terms selects `facet`, `term_id` and the `id` of each listed thing
 * @param words selects each `word` once for each text that has it
 */
export async function keptAndRecounted(
  db: Db,
  catalogue: Pick<Catalogue, 'thing'>,
  { terms, words }: { terms: SQL; words: SQL },
): Promise<{ kept: string[]; recounted: string[] }> {
  const size = sql.raw(String(IDS_IN_BLOCK))
  const found = await rows<{ line: string }>(
    db,
    sql`select concat_ws(' ', facet, term_id, listed) as line from ${kept(catalogue, 'facet_counts')} where listed > 0
      union all select concat_ws(' ', 'has', facet, term_id, block * ${size} + place) from ${kept(catalogue, 'facet_ids')},
        generate_series(0, ${size} - 1) place where bit_count(ids) > 0 and get_bit(ids, place) = 1
      union all select concat_ws(' ', 'word', word, listed) from ${kept(catalogue, 'words')} order by 1`,
  )
  const recounted = await rows<{ line: string }>(
    db,
    sql`with had as (${terms})
      select concat_ws(' ', facet, term_id, count(*)) as line from had group by facet, term_id
      union all select concat_ws(' ', 'has', facet, term_id, id) from had where facet <> 'all'
      union all select concat_ws(' ', 'word', word, count(*)) from (${words}) words group by word order by 1`,
  )
  return { kept: found.map(({ line }) => line), recounted: recounted.map(({ line }) => line) }
}

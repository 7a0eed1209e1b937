import { sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import {
  isNotBlockedBy,
  shownDesignation,
  shownPicture,
  withPictureAddress,
} from '#foundation/creators/server/index.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Creator } from '../../resource-card.contract.ts'
import { type Asking, isListed } from '../visible-resource.queries.ts'

export interface LibrarySizes {
  resources_count: number
  creators_count: number
  types_count: number
}

/** The size of the library, by the stored counts. */
export async function selectLibrarySizes(db: Db): Promise<LibrarySizes> {
  const [sizes] = await rows<LibrarySizes>(
    db,
    sql`select coalesce(sum(listed) filter (where facet = 'all'), 0)::int as resources_count,
        count(*) filter (where facet = 'creator')::int as creators_count,
        count(*) filter (where facet = 'type')::int as types_count
      from resource_facet_counts where facet in ('all', 'creator', 'type') and listed > 0`,
  )
  if (!sizes) throw new Error('the query of the sizes returned no row')
  return sizes
}

/** Reads the index of likes: a million rows take a tenth of a second. */
export async function sumLikes(db: Db): Promise<number> {
  const [sum] = await rows<{ likes: number }>(
    db,
    sql`select coalesce(sum(r.likes_count), 0)::int as likes from resources r where ${isListed('r')}`,
  )
  return sum?.likes ?? 0
}

export type LibraryCreator = Creator & { resources_count: number }

/** People with listed resources, most resources first. A search finds them by part of the name. */
export async function selectCreators(
  db: Db,
  of: { words: string | undefined; viewer: Asking; limit: number; offset: number },
): Promise<{ creators: LibraryCreator[]; total: number; isCapped: boolean }> {
  const { words, viewer, limit, offset } = of
  const named = words
    ? sql`and position(pankh_plain(${words}) in pankh_plain(concat_ws(' ', u.first_name, u.last_name))) > 0`
    : sql``
  const found = sql`from resource_facet_counts c join users u on u.id = c.term_id and u.disabled_at is null
    where c.facet = 'creator' and c.listed > 0 and ${isNotBlockedBy(viewer?.id ?? null, sql`c.term_id`)} ${named}`
  const creators = await rows<LibraryCreator>(
    db,
    sql`select u.id, ${wholeName('u')} as name, ${shownDesignation('c')} as designation, ${shownPicture('u', 'c')} as picture,
        coalesce(c.followers_count, 0) as followers, shown.listed as resources_count
      from (select c.term_id, c.listed ${found} order by c.listed desc nulls last, u.id limit ${limit} offset ${offset}) shown
        join users u on u.id = shown.term_id left join creator_profiles c on c.user_id = u.id
      order by shown.listed desc, u.id`,
  )
  const total = await countUpTo(db, sql`select ${found}`)
  return {
    creators: creators.map(withPictureAddress),
    total: Math.min(total, RECORDS_TOTAL_CAP),
    isCapped: total > RECORDS_TOTAL_CAP,
  }
}

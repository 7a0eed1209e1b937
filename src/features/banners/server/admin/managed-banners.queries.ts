import { sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { inBothOf } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type BannerForm, bannerTexts } from '../../admin-banners.contract.ts'
import type { BannerState } from '../../banners.contract.ts'

/** A banner with everything that can be edited, as stored now. */
export interface BannerRow extends BannerForm {
  id: number
  state: BannerState
  is_hidden: boolean
  picture: string
  alt_en: string
  alt_hi: string
}

const wallClock = (column: string) => sql`coalesce(to_char(b.${sql.raw(column)} at time zone ${HOME_ZONE},
  'YYYY-MM-DD"T"HH24:MI'), '') as ${sql.raw(column)}`

/** All banners in order, or one by its id. */
export function selectManagedBanners(db: Db, { now, id }: { now: Date; id?: number }): Promise<BannerRow[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  return rows<BannerRow>(
    db,
    sql`select b.id, ${inBothOf('b', ...bannerTexts.names)}, b.link, b.audience, b.is_hidden, b.picture,
        coalesce(b.picture_alt ->> 'en', '') as alt_en, coalesce(b.picture_alt ->> 'hi', '') as alt_hi,
        ${wallClock('shown_from')}, ${wallClock('shown_until')},
        case when b.is_hidden then 'hidden' when b.shown_until <= ${moment} then 'over'
          when b.shown_from > ${moment} then 'coming' else 'shown' end as state,
        (select coalesce(json_agg(o.occupation_id order by o.occupation_id), '[]')
          from banner_occupations o where o.banner_id = b.id) as occupation_ids
      from banners b ${id === undefined ? sql`` : sql`where b.id = ${id}`} order by b.position, b.id`,
  )
}

/** Occupations to choose from, including those that a banner already has. */
export function selectOccupationChoices(
  db: Db,
  language: TextLanguage,
): Promise<{ id: number; name: string }[]> {
  return rows(
    db,
    sql`select o.id, ${textIn(sql`o.name`, language)} as name from occupations o
      where not o.is_hidden or o.id in (select occupation_id from banner_occupations) order by o.position, o.id`,
  )
}

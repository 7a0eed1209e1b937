import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import { textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type BannerForm, bannerTexts } from '../../admin-banners.contract.ts'
import { bannerOccupations, banners } from '../banners.tables.ts'

/** The advisory lock for changes: there are few banners, all in one order. */
const BANNERS_LOCK = 7_265_250

/** Nobody else can change a banner until the transaction ends. */
export async function lockBanners(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BANNERS_LOCK})`)
}

const moment = (clock: string) =>
  sql<Date | null>`nullif(${clock}::text, '')::timestamp at time zone ${HOME_ZONE}`

const toRow = (form: BannerForm) => ({
  ...textColumns(bannerTexts.names, form),
  link: form.link,
  audience: form.audience,
  shown_from: moment(form.shown_from),
  shown_until: moment(form.shown_until),
})

/** Hidden, after all others. Returns its id. */
export async function insertHiddenBanner(tx: Db, form: BannerForm, picture: string): Promise<number> {
  const [added] = await tx
    .insert(banners)
    .values({
      ...toRow(form),
      key: randomUUID(),
      picture,
      picture_alt: {},
      is_hidden: true,
      position: sql`(select coalesce(max(position), -1) + 1 from banners)`,
    })
    .returning({ id: banners.id })
  if (!added) throw new Error('the banner was not added')
  await insertOccupations(tx, added.id, form)
  return added.id
}

export async function updateBanner(tx: Db, id: number, form: BannerForm): Promise<void> {
  await tx.update(banners).set(toRow(form)).where(eq(banners.id, id))
  await tx.delete(bannerOccupations).where(eq(bannerOccupations.banner_id, id))
  await insertOccupations(tx, id, form)
}

async function insertOccupations(tx: Db, banner_id: number, { occupation_ids }: BannerForm): Promise<void> {
  const chosen = occupation_ids.map((occupation_id) => ({ banner_id, occupation_id }))
  if (chosen.length > 0) await tx.insert(bannerOccupations).values(chosen)
}

export async function setBannerHidden(tx: Db, id: number, is_hidden: boolean): Promise<void> {
  await tx.update(banners).set({ is_hidden }).where(eq(banners.id, id))
}

export async function countBanners(tx: Db): Promise<number> {
  const [counted] = await rows<{ n: number }>(tx, sql`select count(*)::int as n from banners`)
  return counted?.n ?? 0
}

/** Sets each banner's position by its index among the ids. */
export async function orderBanners(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update banners b set position = p.place - 1
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as p (id, place) where p.id = b.id`)
}

import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import type { BannerFields, BannerForm } from '../../admin-banners.contract.ts'
import { drawingAddress } from '../../banners.contract.ts'
import { BannerChangedMeanwhile, OccupationIsGone, TooManyBanners } from './admin-banners.errors.ts'
import { formOf, lockBanner } from './find-banner.ts'
import { countBanners, insertHiddenBanner, lockBanners, updateBanner } from './write-banner.queries.ts'

/** So many are kept, past ones too. */
export const MOST_KEPT_BANNERS = 100

/**
 * Makes a banner, hidden until somebody has looked at it, or changes one. Whoever calls this has checked that the
 * person may.
 * @returns the banner's id
 * @throws BannerNotFound, BannerChangedMeanwhile, TooManyBanners, OccupationIsGone
 */
export async function saveBanner(
  db: Db,
  viewer: { id: number },
  { fields, now }: { fields: BannerFields; now: Date },
): Promise<number> {
  const form = filledIn(fields)
  const { id, revision } = fields
  try {
    return await db.transaction((tx) =>
      id === undefined ? make(tx, viewer, { form, now }) : change(tx, viewer, { id, revision, form, now }),
    )
  } catch (error) {
    throw isForeignKeyViolation(error) ? new OccupationIsGone() : error
  }
}

interface Given {
  form: BannerForm
  now: Date
}

async function make(tx: Db, viewer: { id: number }, { form, now }: Given): Promise<number> {
  await lockBanners(tx)
  if ((await countBanners(tx)) >= MOST_KEPT_BANNERS) throw new TooManyBanners(MOST_KEPT_BANNERS)
  const id = await insertHiddenBanner(tx, form, drawingAddress('welcome'))
  await recordChange(tx, { viewer, action: 'created', kind: 'banner', id, after: { ...form }, now })
  return id
}

async function change(
  tx: Db,
  viewer: { id: number },
  { id, revision, form, now }: Given & { id: number; revision: string | undefined },
): Promise<number> {
  const banner = await lockBanner(tx, { id, now })
  if (revision !== banner.revision) throw new BannerChangedMeanwhile()
  await updateBanner(tx, id, form)
  const words = { before: { ...formOf(banner) }, after: { ...form } }
  await recordChange(tx, { viewer, action: 'changed', kind: 'banner', id, ...words, now })
  return id
}

/** What was left empty is empty; occupations are kept for the banners of some alone. */
function filledIn(fields: BannerFields): BannerForm {
  const { audience = 'everyone', occupation_ids = [] } = fields
  const occupations = [...new Set(occupation_ids)].sort((one, other) => one - other)
  return {
    title_en: fields.title_en ?? '',
    title_hi: fields.title_hi ?? '',
    text_en: fields.text_en ?? '',
    text_hi: fields.text_hi ?? '',
    link: fields.link,
    audience,
    occupation_ids: audience === 'occupations' ? occupations : [],
    shown_from: fields.shown_from ?? '',
    shown_until: fields.shown_until ?? '',
  }
}

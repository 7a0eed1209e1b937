import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { type BannerFields, type BannerForm, bannerForm, bannerTexts } from '../../admin-banners.contract.ts'
import { drawingAddress } from '../../banners.contract.ts'
import { BannerChangedMeanwhile, OccupationIsGone, TooManyBanners } from './admin-banners.errors.ts'
import { lockBanner } from './find-banner.ts'
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
  const form = toForm(fields)
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
  const words = { before: bannerForm.parse(banner), after: { ...form } }
  await recordChange(tx, { viewer, action: 'changed', kind: 'banner', id, ...words, now })
  return id
}

/** Occupations are kept for the banners of some alone. */
function toForm(fields: BannerFields): BannerForm {
  const form = { link: fields.link, ...filledIn(defaults, fields) }
  const occupations = [...new Set(form.occupation_ids)].sort((one, other) => one - other)
  return { ...form, occupation_ids: form.audience === 'occupations' ? occupations : [] }
}

const defaults: Omit<BannerForm, 'link'> = {
  ...bannerTexts.defaults,
  audience: 'everyone',
  occupation_ids: [],
  shown_from: '',
  shown_until: '',
}

import { filledIn } from '#foundation/content/content.contract.ts'
import { type Editor, saveContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { type BannerFields, type BannerForm, bannerTexts } from '../../admin-banners.contract.ts'
import { drawingAddress } from '../../banners.contract.ts'
import { OccupationIsGone, TooManyBanners } from './admin-banners.errors.ts'
import { bannerContent } from './banner-content.ts'
import { countBanners, insertHiddenBanner, lockBanners, updateBanner } from './write-banner.queries.ts'

/** The most stored banners, including past ones. */
export const MOST_KEPT_BANNERS = 100

/**
 * Creates a banner, hidden until someone shows it, or updates one. The caller checks the permission.
 * @returns the banner's id
 * @throws BannerNotFound, BannerChangedMeanwhile, TooManyBanners, OccupationIsGone
 */
export async function saveBanner(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: BannerFields; now: Date },
): Promise<number> {
  const form = toForm(fields)
  try {
    return await saveContent(db, bannerContent, {
      viewer,
      fields,
      form,
      named: { ...form },
      now,
      async insert(tx) {
        await lockBanners(tx)
        if ((await countBanners(tx)) >= MOST_KEPT_BANNERS) throw new TooManyBanners(MOST_KEPT_BANNERS)
        return insertHiddenBanner(tx, form, drawingAddress('welcome'))
      },
      update: (tx, { id }) => updateBanner(tx, id, form),
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? new OccupationIsGone() : error
  }
}

/** Occupations are only stored for the audience `occupations`. */
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

import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const BannerNotFound = namedError('BannerNotFound', 404, () => m.error_banner_not_found())
/** Someone else has saved the banner since the form was opened. */
export const BannerChangedMeanwhile = namedError('BannerChangedMeanwhile', 409, () =>
  m.error_banner_changed_meanwhile(),
)
export const TooManyBanners = namedError('TooManyBanners', 409, (most: number) =>
  m.error_banner_too_many({ most }),
)
/** A chosen occupation has been deleted. */
export const OccupationIsGone = namedError(
  'OccupationIsGone',
  422,
  () => m.error_choice_is_gone(),
  'occupation_ids',
)

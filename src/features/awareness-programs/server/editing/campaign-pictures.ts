import { NAMED_WIDTH, PICTURE_WIDTHS, SHARE_WIDTH } from '#foundation/content/content-picture.contract.ts'
import { cover, publicPictureAddress } from '#foundation/uploads/server/index.ts'

/** Side of the square that a logo is fitted into, in pixels. */
const LOGO_SIDE = 320

/**
 * Sizes of the two pictures of a landing page. Covers are 16:9, in the widths that `pictureSet` and `sharePicture`
 * expect.
 */
export const CAMPAIGN_PICTURE_SIZES = {
  logo: [{ label: LOGO_SIDE, width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' }],
  cover: [
    ...PICTURE_WIDTHS.map((width) => cover(width, Math.round((width * 9) / 16))),
    cover(SHARE_WIDTH, 630),
  ],
} as const

export type CampaignPicture = keyof typeof CAMPAIGN_PICTURE_SIZES

/** The addresses of a campaign's pictures; null without one. */
export function campaignPictures({ logo, cover: top }: { logo: string | null; cover: string | null }): {
  logo: string | null
  cover: string | null
} {
  return {
    logo: logo === null ? null : publicPictureAddress(logo, LOGO_SIDE),
    cover: top === null ? null : publicPictureAddress(top, NAMED_WIDTH),
  }
}

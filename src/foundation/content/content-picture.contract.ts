/** Widths in pixels of a content picture, all in the shape of a card. Addresses are stored with the middle one. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const NAMED_WIDTH = 960
/** The label of the size for share previews, 1200 × 630 px. */
export const SHARE_WIDTH = 1200

const NAMED = `-${NAMED_WIDTH}.webp`

/** The `srcset` of a picture; undefined for a drawing, which is sharp at every size. */
export function pictureSet(picture: string): string | undefined {
  if (!picture.endsWith(NAMED)) return undefined
  return PICTURE_WIDTHS.map((width) => `${picture.replace(NAMED, `-${width}.webp`)} ${width}w`).join(', ')
}

/** Messengers show no SVG, so every motif has a PNG of 1200 × 630 px, and every other picture has such a size. */
export function sharePicture(picture: string): string {
  return picture.startsWith('/art/')
    ? picture.replace(/(-\d+)?\.svg$/, '.png')
    : picture.replace(NAMED, `-${SHARE_WIDTH}.webp`)
}

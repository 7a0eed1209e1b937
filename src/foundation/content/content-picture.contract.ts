/** The widths in pixels that an event's picture is made in, all of the shape of a card; the middle one is named. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const NAMED_WIDTH = 960
/** The label of the size for share previews, 1200 by 630. */
export const SHARE_WIDTH = 1200

const NAMED = `-${NAMED_WIDTH}.webp`

/** The sizes of a picture for the browser to choose from; none for a drawn picture, which is sharp in every size. */
export function pictureSet(picture: string): string | undefined {
  if (!picture.endsWith(NAMED)) return undefined
  return PICTURE_WIDTHS.map((width) => `${picture.replace(NAMED, `-${width}.webp`)} ${width}w`).join(', ')
}

/** Messengers show no SVG: each motif has a PNG of 1200 by 630 for its drawings, each other picture such a size. */
export function sharePicture(picture: string): string {
  return picture.startsWith('/art/')
    ? picture.replace(/(-\d+)?\.svg$/, '.png')
    : picture.replace(NAMED, `-${SHARE_WIDTH}.webp`)
}

import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'

const CARD = /-480\.webp$/
const LARGE = /-1200\.webp$/

/** The picture of a page as small as cards show it, of its large one. */
export const cardPicture = (large: string): string => large.replace(LARGE, '-480.webp')

/** A page in both of its widths, for the browser to choose from. */
export const pageSet = (picture: string): string =>
  `${picture} 480w, ${picture.replace(CARD, '-1200.webp')} 1200w`

/** What a messenger shows: the first page at its largest, else the illustration as a PNG. */
export const previewPicture = ({ picture, is_page }: Pick<ResourceCard, 'picture' | 'is_page'>): string =>
  is_page ? picture.replace(CARD, '-1200.webp') : sharePicture(picture)

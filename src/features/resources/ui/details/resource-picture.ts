import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'

const CARD = /-480\.webp$/
const LARGE = /-1200\.webp$/

/** The small picture of a page, by the address of its large one. */
export const cardPicture = (large: string): string => large.replace(LARGE, '-480.webp')

/** The `srcset` of a page's picture. */
export const pageSet = (picture: string): string =>
  `${picture} 480w, ${picture.replace(CARD, '-1200.webp')} 1200w`

/** The picture for share previews: the first page at its largest, or the illustration as a PNG. */
export const previewPicture = ({ picture, is_page }: Pick<ResourceCard, 'picture' | 'is_page'>): string =>
  is_page ? picture.replace(CARD, '-1200.webp') : sharePicture(picture)

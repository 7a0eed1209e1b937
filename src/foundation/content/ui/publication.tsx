import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import { type Publication, publicationLabel } from '../publication-label.contract.ts'

const tones: Record<Publication, BadgeTone> = {
  draft: 'marigold',
  published: 'leaf',
  cancelled: 'coral',
  closed: 'mist',
  ended: 'mist',
}
export function PublicationBadge({ publication }: { publication: Publication }) {
  return <TypeBadge tone={tones[publication]}>{publicationLabel(publication)}</TypeBadge>
}

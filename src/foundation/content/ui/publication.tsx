import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'

const labels = {
  draft: m.publication_draft,
  published: m.publication_published,
  cancelled: m.publication_cancelled,
  closed: m.admin_program_state_closed,
  ended: m.awareness_admin_state_ended,
}
const tones: Record<Publication, BadgeTone> = {
  draft: 'marigold',
  published: 'leaf',
  cancelled: 'coral',
  closed: 'mist',
  ended: 'mist',
}
/** The states of content from draft to closed, whatever its kind calls them. */
type Publication = keyof typeof labels

export const publicationLabel = (publication: Publication) => labels[publication]()

export function PublicationBadge({ publication }: { publication: Publication }) {
  return <TypeBadge tone={tones[publication]}>{publicationLabel(publication)}</TypeBadge>
}

import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { Publication } from '../../admin-event-fields.contract.ts'

const names: Record<Publication, () => string> = {
  draft: m.publication_draft,
  published: m.publication_published,
  cancelled: m.publication_cancelled,
}
const tones: Record<Publication, BadgeTone> = { draft: 'marigold', published: 'leaf', cancelled: 'coral' }

export const publicationName = (publication: Publication) => names[publication]()
export const publicationTone = (publication: Publication) => tones[publication]

import { m } from '#messages/messages.js'

const labels = {
  draft: m.publication_draft,
  published: m.publication_published,
  cancelled: m.publication_cancelled,
  closed: m.admin_program_state_closed,
  ended: m.awareness_admin_state_ended,
}

/** The states of content from draft to closed, whatever its kind calls them. */
export type Publication = keyof typeof labels

export const publicationLabel = (publication: Publication): string => labels[publication]()

import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { ProgramPublication } from '../../admin-programs.contract.ts'

const names: Record<ProgramPublication, () => string> = {
  draft: m.publication_draft,
  published: m.publication_published,
  closed: m.admin_program_state_closed,
}
const tones: Record<ProgramPublication, BadgeTone> = { draft: 'marigold', published: 'leaf', closed: 'mist' }

export const programState = (publication: ProgramPublication) => names[publication]()
export const programTone = (publication: ProgramPublication) => tones[publication]

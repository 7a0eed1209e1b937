import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ProgressLabel } from '../certificate-programs.contract.ts'

const badges: Record<ProgressLabel, { text: () => string; tone: BadgeTone }> = {
  Live: { text: m.program_label_live, tone: 'coral' },
  'In Progress': { text: m.program_label_in_progress, tone: 'marigold' },
  'Not started': { text: m.program_label_not_started, tone: 'mist' },
  Completed: { text: m.program_label_completed, tone: 'leaf' },
}

/** A person's state in a module or a program. */
export function ProgressBadge({ label }: { label: ProgressLabel }) {
  const { text, tone } = badges[label]
  return (
    <TypeBadge tone={tone} hasDot={label === 'Live'}>
      {text()}
    </TypeBadge>
  )
}

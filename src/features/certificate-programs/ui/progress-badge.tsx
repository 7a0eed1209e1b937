import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ProgressLabel } from '../certificate-programs.contract.ts'

const labels: Record<ProgressLabel, { words: () => string; tone: BadgeTone }> = {
  Live: { words: m.program_label_live, tone: 'coral' },
  'In Progress': { words: m.program_label_in_progress, tone: 'marigold' },
  'Not started': { words: m.program_label_not_started, tone: 'mist' },
  Completed: { words: m.program_label_completed, tone: 'leaf' },
}

/** Where a person stands with a module or a program. */
export function ProgressBadge({ label }: { label: ProgressLabel }) {
  const { words, tone } = labels[label]
  return (
    <TypeBadge tone={tone} hasDot={label === 'Live'}>
      {words()}
    </TypeBadge>
  )
}

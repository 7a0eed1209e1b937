import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { StepLabel } from '../../program-details.contract.ts'

const labels: Record<StepLabel, { words: () => string; tone: BadgeTone }> = {
  Live: { words: m.program_label_live, tone: 'coral' },
  'In Progress': { words: m.program_label_in_progress, tone: 'marigold' },
  'Not started': { words: m.program_label_not_started, tone: 'mist' },
  Completed: { words: m.program_label_completed, tone: 'leaf' },
}

/** Where a step stands, in the spec's words (section 3). */
export function StepBadge({ label }: { label: StepLabel }) {
  const { words, tone } = labels[label]
  return (
    <TypeBadge tone={tone} hasDot={label === 'Live'}>
      {words()}
    </TypeBadge>
  )
}

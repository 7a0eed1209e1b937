import { m } from '#messages/messages.js'
import type { NeededOfAwareness } from './admin-awareness-words.contract.ts'

const labels: Record<NeededOfAwareness, () => string> = {
  summary: m.admin_event_summary,
  description: m.admin_event_description,
  pledge: m.awareness_admin_pledge,
  film: m.admin_video,
  transcript: m.awareness_admin_transcript,
  steps: m.awareness_admin_needs_steps,
  questions: m.awareness_admin_needs_questions,
}

/** `Summary, the pledge`: named the same on the page and in an error. */
export const missingOfAwarenessInWords = (missing: readonly NeededOfAwareness[]) =>
  missing.map((name) => labels[name]()).join(', ')

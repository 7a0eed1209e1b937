import { m } from '#messages/messages.js'
import type { NeededToPublish } from './admin-awareness-words.contract.ts'

/** What can be missing before publication, named as on the form. */
export const neededLabels: Record<NeededToPublish, () => string> = {
  summary: m.admin_event_summary,
  description: m.admin_event_description,
  pledge: m.awareness_admin_pledge,
  film: m.admin_video,
  transcript: m.awareness_admin_transcript,
  steps: m.awareness_admin_needs_steps,
  questions: m.awareness_admin_needs_questions,
}

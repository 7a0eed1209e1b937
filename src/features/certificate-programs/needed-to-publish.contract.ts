import { m } from '#messages/messages.js'
import type { NeededToPublish } from './admin-programs.contract.ts'

/** What can be missing before publication, named as on the form. */
export const neededLabels: Record<NeededToPublish, () => string> = {
  summary: m.admin_event_summary,
  description: m.admin_event_description,
  modules: m.admin_program_needs_module,
  work: m.admin_program_needs_work,
  events: m.admin_program_needs_event,
}

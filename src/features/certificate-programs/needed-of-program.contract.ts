import { m } from '#messages/messages.js'
import type { NeededOfProgram } from './admin-programs.contract.ts'

const labels: Record<NeededOfProgram, () => string> = {
  summary: m.admin_event_summary,
  description: m.admin_event_description,
  modules: m.admin_program_needs_module,
  work: m.admin_program_needs_work,
}

/** `Summary, at least one module`: named the same on the page and in an error. */
export const missingInWords = (missing: readonly NeededOfProgram[]) =>
  missing.map((name) => labels[name]()).join(', ')

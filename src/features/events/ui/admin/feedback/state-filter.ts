import { m } from '#messages/messages.js'
import type { TableFilter } from '#ui-kit/table-tools.tsx'
import type { QuestionState } from '../../../admin-event-fields.contract.ts'

const states: Record<QuestionState, () => string> = {
  unanswered: m.admin_state_unanswered,
  shown: m.admin_state_shown,
  hidden: m.admin_state_hidden,
  reported: m.admin_state_reported,
}

/** The filter by state for a list of questions or reviews. */
export const stateFilter = (of: readonly QuestionState[]): TableFilter => ({
  name: 'state',
  label: m.status_label(),
  choices: [{ value: '', label: m.admin_all() }, ...of.map((value) => ({ value, label: states[value]() }))],
})

import { m } from '#messages/messages.js'
import type { RegisteredPersonRow } from './admin-people.contract.ts'

const labels: Record<RegisteredPersonRow['status'], () => string> = {
  registered: m.admin_registered,
  waiting: m.admin_status_waiting,
  offered: m.admin_status_offered,
  cancelled: m.publication_cancelled,
}

/** The state of a registration, on the page and in the file of an event's people. */
export const registrationStatusLabel = (status: RegisteredPersonRow['status']): string => labels[status]()

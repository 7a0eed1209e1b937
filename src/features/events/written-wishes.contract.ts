import { m } from '#messages/messages.js'
import type { WrittenWishes } from './event-registrations.contract.ts'

interface WrittenColumn {
  key: string
  label: () => string
  text(wishes: WrittenWishes): string
}

/** What people wrote when registering, as organisers see it on the page and in the CSV file. */
export const WRITTEN_COLUMNS: readonly WrittenColumn[] = [
  { key: 'access', label: m.admin_access_request, text: ({ access_request }) => access_request },
]

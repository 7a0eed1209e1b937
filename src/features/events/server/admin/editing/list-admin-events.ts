import type { TextLanguage } from '#contract/wire.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import type { FileTable } from '#foundation/admin-kit/server/index.ts'
import { publicationLabel } from '#foundation/content/publication-label.contract.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { TablePage } from '#platform/db/table-page.ts'
import type { AdminEvent, AdminEventFilters } from '../../../admin-events.contract.ts'
import { eventAbilities, mayCreateEvents } from '../../../admin-events.policy.ts'
import type { Organiser } from '../find-managed-event.ts'
import { selectAdminEvents } from './admin-event-list.queries.ts'

interface Wanted {
  filters: AdminEventFilters
  language: TextLanguage
  now: Date
  limit: number
  offset: number
}

/** The events that the viewer organises: a host's own, or all for an editor. @throws NotAllowed */
export async function listAdminEvents(
  db: Db,
  viewer: Organiser,
  wanted: Wanted,
): Promise<Omit<TablePage, 'ids'> & { events: AdminEvent[] }> {
  authorize(mayCreateEvents(viewer))
  const { events, ...total } = await selectAdminEvents(db, { ...wanted, viewer })
  const withAbilities = events.map(({ is_host, ...event }) => ({
    ...event,
    can: eventAbilities(viewer, { ...event, is_host }),
  }))
  return { events: withAbilities, ...total }
}

/** Rows of the file. Organisers with more events can filter the list. */
const MOST_ROWS = 10_000

/** The events that the viewer organises, as a CSV table. @throws NotAllowed */
export async function eventsTable(
  db: Db,
  viewer: Organiser,
  of: { filters: AdminEventFilters; language: TextLanguage; now: Date },
): Promise<FileTable> {
  const { events } = await listAdminEvents(db, viewer, { ...of, limit: MOST_ROWS, offset: 0 })
  return {
    name: 'events',
    heads: [
      'id',
      m.admin_event_title(),
      m.admin_event_type(),
      m.status_label(),
      m.admin_event_start(),
      m.admin_registered(),
      m.admin_event_capacity(),
    ],
    rows: events.map((event) => [
      event.id,
      event.title,
      event.type,
      publicationLabel(event.publication),
      event.start_date_time,
      event.registered_count,
      event.capacity,
    ]),
  }
}

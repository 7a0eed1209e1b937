import type { TextLanguage } from '#contract/wire.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { AdminEvent, AdminEventFilters } from '../../admin-events.contract.ts'
import { eventAbilities, mayCreateEvents } from '../../admin-events.policy.ts'
import { selectAdminEvents } from './admin-event-list.queries.ts'
import type { Organiser } from './find-managed-event.ts'

interface Wanted {
  filters: AdminEventFilters
  language: TextLanguage
  now: Date
  limit: number
  offset: number
}

/** Events that the person organises: a host's own, an editor's all. @throws NotAllowed */
export async function listAdminEvents(
  db: Db,
  viewer: Organiser,
  wanted: Wanted,
): Promise<{ events: AdminEvent[]; total: number }> {
  authorize(mayCreateEvents(viewer))
  const { events, total } = await selectAdminEvents(db, { ...wanted, viewer })
  const withAbilities = events.map(({ is_host, ...event }) => ({
    ...event,
    can: eventAbilities(viewer, { ...event, is_host }),
  }))
  return { events: withAbilities, total }
}

import { type SQL, sql } from 'drizzle-orm'

/** The resources that go with an event, as `resource_id` and `position`. */
export const resourcesOfEvent = (eventId: number): SQL =>
  sql`select resource_id, position from event_resources where event_id = ${eventId}`

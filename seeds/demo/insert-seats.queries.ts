import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

interface Seat {
  event_id: number
  user_id: number
  registered_at: Date
}

/** Many at once: they are one parameter of the statement in place of some forty thousand. */
export async function insertSeats(db: Db, seats: readonly Seat[]): Promise<void> {
  await db.execute(
    sql`insert into event_registrations (event_id, user_id, status, registered_at, created_at)
      select event_id, user_id, 'registered', registered_at, registered_at
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
        as place (event_id int, user_id int, registered_at timestamptz)`,
  )
}

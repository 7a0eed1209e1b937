import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { users } from '../accounts.tables.ts'

export async function findMessageChoices(
  db: Db,
  user_id: number,
): Promise<{ is_promotional: boolean; is_whatsapp_notification: boolean } | undefined> {
  const [found] = await db
    .select({
      is_promotional: users.is_promotional,
      is_whatsapp_notification: users.is_whatsapp_notification,
    })
    .from(users)
    .where(eq(users.id, user_id))
  return found
}

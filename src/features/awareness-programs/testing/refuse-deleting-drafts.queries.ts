import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Deleting a draft fails while `work` runs, as if the database went away just then. */
export async function refuseDeletingDrafts<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await db.execute(sql`create function refuse_it() returns trigger language plpgsql as
    $$ begin raise exception 'drafts are not deleted now'; end $$`)
  await db.execute(sql`create trigger refuses before delete on form_drafts execute function refuse_it()`)
  try {
    return await work()
  } finally {
    await db.execute(sql`drop function refuse_it cascade`)
  }
}

import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Inserts followers of a person, whom the person follows back, and sets the counts, in bulk SQL. */
export async function fillFollowers(db: Db, user_id: number, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Checking the same person's foreign key for each row would get slower with every row.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into users (email, username, first_name, last_name, password_hash)
      select 'many-' || n || '@example.org', 'many-' || n, 'Ravi', 'Kumar', '' from generate_series(1, ${count}::int) n`)
    const others = sql`from users where username like 'many-%'`
    await tx.execute(sql`insert into follows (follower_id, followed_id, created_at)
      select id, ${user_id}, now() - id * interval '1 second' ${others}`)
    await tx.execute(sql`insert into follows (follower_id, followed_id, created_at)
      select ${user_id}, id, now() - id * interval '1 second' ${others}`)
    await tx.execute(sql`insert into creator_profiles (user_id, followers_count) values (${user_id}, ${count})
      on conflict (user_id) do update set followers_count = excluded.followers_count`)
  })
  await db.execute(sql`analyze follows`)
  await db.execute(sql`analyze users`)
}

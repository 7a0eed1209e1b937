import { sql } from 'drizzle-orm'
import { retention } from '#foundation/feature.ts'

/** Sessions that ended or ran out a month ago, and links and codes that nobody can use since then. */
export const sessionsRetention = retention({
  name: 'sessions',
  keptDays: 30,
  job: 'forget-old-sessions',
  at: '35 3',
  forget: async (db, moment) => {
    const before = sql`${moment.toISOString()}::timestamptz`
    await db.execute(sql`delete from sessions where least(ended_at, expires_at) < ${before}`)
    await db.execute(sql`delete from password_resets where least(used_at, expires_at) < ${before}`)
    await db.execute(sql`delete from email_codes where expires_at < ${before}`)
  },
})

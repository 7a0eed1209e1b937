import { sql } from 'drizzle-orm'
import { countRoughly } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'

interface MailCounts {
  queued: number
  kept: number
  failed: number
  sent: number
}

/** Counts unsent emails by an index. The sent ones are the rest, because there may be millions. */
export async function countMails(db: Db): Promise<MailCounts> {
  const total = await countRoughly(db, 'mails')
  const [counts] = await rows<Omit<MailCounts, 'sent'>>(
    db,
    sql`select (select count(*) from mails where status = 'queued')::int as queued,
        (select count(*) from mails where status = 'kept')::int as kept,
        (select count(*) from mails where status = 'failed')::int as failed`,
  )
  const { queued, kept, failed } = counts ?? { queued: 0, kept: 0, failed: 0 }
  return { queued, kept, failed, sent: Math.max(0, total - queued - kept - failed) }
}

/** In seconds; 0 if no email is queued. */
export async function ageOfOldestQueuedMail(db: Db): Promise<number> {
  const [found] = await rows<{ seconds: number }>(
    db,
    sql`select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
      from mails where status = 'queued'`,
  )
  return found?.seconds ?? 0
}

export const mailGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_mails',
    help: 'Emails by status: queued, sent, failed (given up), kept (there is no mail server)',
    labels: ['status'],
    async read(db) {
      const counts = await countMails(db)
      return Object.entries(counts).map(([status, value]) => ({ value, labels: { status } }))
    },
  },
  {
    name: 'pankh_mails_oldest_queued_seconds',
    help: 'Age of the oldest queued email',
    read: async (db) => [{ value: await ageOfOldestQueuedMail(db) }],
  },
]

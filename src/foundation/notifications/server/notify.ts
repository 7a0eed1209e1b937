import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { deliverJob } from './delivering/deliver-job.ts'
import { mailWordsOf, type NotificationKind, topicOf } from './notification-kinds.ts'
import { insertNotifications, withoutBlocked } from './notify.queries.ts'

export interface Notified {
  /** The people to notify; the actor is left out. */
  user_ids: readonly number[]
  kind: NotificationKind
  /** What it's about, such as `question_answered:17`; once per person. */
  key: string
  params: Readonly<Record<string, string>>
  /** The person who caused it; null for the product itself. */
  actor_id: number | null
  /** The path on this site that it links to; the table refuses any other. */
  path: string
  now: Date
}

/**
 * Notifies people in the transaction of what happened: under the bell at once, by email and WhatsApp in a job, as each
 * chose.
 * Never notifies anyone who blocks the actor or is blocked by them. A repeated key notifies nobody again.
 */
export async function notify(tx: Db, notified: Notified): Promise<void> {
  const { now, ...told } = notified
  const others = [...new Set(told.user_ids)].filter((id) => id !== told.actor_id)
  const user_ids = told.actor_id === null ? others : await withoutBlocked(tx, others, told.actor_id)
  if (user_ids.length === 0) return
  const isMailed = mailWordsOf(told.kind) !== null
  const topic = topicOf(told.kind)
  const notified_ids = await insertNotifications(tx, { ...told, user_ids, topic, isMailed, now })
  if (notified_ids.length > 0) await enqueue(tx, deliverJob, { ...told, user_ids: notified_ids })
}

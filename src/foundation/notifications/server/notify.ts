import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { deliverJob } from './delivering/deliver-job.ts'
import { type NotificationKind, topicOf } from './notification-kinds.ts'
import { insertNotifications, withoutBlocked } from './notify.queries.ts'

export interface Notified {
  /** The people to notify. The one who did it is left out. */
  user_ids: readonly number[]
  kind: NotificationKind
  /** What it is of, such as `question_answered:17`: told to a person once. */
  key: string
  params: Readonly<Record<string, string>>
  /** The person whose doing it was; null for the product's own. */
  actor_id: number | null
  /** The path on this site that it leads to; the table refuses any other. */
  path: string
  now: Date
}

/**
 * Tells people what concerns them, in the transaction of what happened: under the bell at once, by mail and WhatsApp in
 * a job, each as they chose. Between two of whom one blocked the other, nothing is told. The same key a second time
 * tells nobody again.
 */
export async function notify(tx: Db, notified: Notified): Promise<void> {
  const { now, ...told } = notified
  const others = [...new Set(told.user_ids)].filter((id) => id !== told.actor_id)
  const user_ids = told.actor_id === null ? others : await withoutBlocked(tx, others, told.actor_id)
  if (user_ids.length === 0) return
  const topic = topicOf(told.kind)
  await insertNotifications(tx, { ...told, user_ids, topic, now })
  await enqueue(tx, deliverJob, { ...told, user_ids }, { key: `${told.key}:${user_ids.join(',')}` })
}

import { z } from 'zod'
import { addressIn } from '#contract/language.ts'
import { HOME_ZONE } from '#contract/product.ts'
import { nameInMail, queueMail } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { DIGEST, NOTIFICATION_TOPICS } from '../../notifications.contract.ts'
import type { UnsubscribeLinks } from '../choices/unsubscribe-links.ts'
import { digestMail } from '../mails/digest-mail.tsx'
import { sentenceOf } from '../notification-kinds.ts'
import type { NotificationRow } from '../notifications.queries.ts'
import { lockDueDigest, selectDueDigests, selectUntold, setToldUntil } from './digests.queries.ts'

const AT_ONCE = 500
/** Lines in one email; beyond that it links to the list. */
const MOST_LINES = 20
/** Notifications of transactions still under way go into the next digest. */
const SETTLED_MS = 60_000

/** The job that finds due digests, once a day before most families start theirs. */
const gatherDigestsJob = defineJob({
  name: 'gather-digests',
  payload: z.object({ after: z.int().optional() }),
  cron: { pattern: '30 7 * * *', timezone: HOME_ZONE },
})

const mailDigestJob = defineJob({
  name: 'mail-digest',
  payload: z.object({ user_id: z.int() }),
  atOnce: 2,
})

/** Queues one job per person, so that one failure delays nobody else. */
export function gatherDigests({ clock }: { clock: Clock }): HandledJob {
  return handledBy(gatherDigestsJob, async (db, { after = 0 }) => {
    const due = await selectDueDigests(db, { now: clock.now(), after, limit: AT_ONCE })
    const last = due.at(-1)
    if (last === undefined) return
    await db.transaction(async (tx) => {
      for (const user_id of due) await enqueue(tx, mailDigestJob, { user_id })
      if (due.length === AT_ONCE) await enqueue(tx, gatherDigestsJob, { after: last })
    })
  })
}

interface DigestParts {
  clock: Clock
  /** The product's public address, without a trailing slash. */
  publicUrl: string
  links: UnsubscribeLinks
}

/** Emails what is new and unread, or nothing if there is none. The digest's end moves in the same transaction. */
export function mailDigest({ clock, publicUrl, links }: DigestParts): HandledJob {
  return handledBy(mailDigestJob, (db, { user_id }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const due = await lockDueDigest(tx, { user_id, now })
      if (!due) return
      const { pace, told_until, email, first_name, language } = due
      const until = new Date(now.getTime() - SETTLED_MS)
      const untold = await selectUntold(tx, { user_id, told_until, until, limit: MOST_LINES + 1 })
      await setToldUntil(tx, { user_id, until })
      if (untold.length === 0) return
      const lineOf = (row: NotificationRow) => ({
        sentence: sentenceOf({ ...row, actor_name: row.actor_name && nameInMail(row.actor_name) }, language),
        address: publicUrl + addressIn(language, row.path),
      })
      const lines = untold.slice(0, MOST_LINES)
      const parts = NOTIFICATION_TOPICS.map((topic) => ({
        topic,
        lines: lines.filter((row) => row.topic === topic).map(lineOf),
      })).filter((part) => part.lines.length > 0)
      const { page, headers } = links.linkOf({ user_id, topic: DIGEST, language })
      const hasMore = untold.length > MOST_LINES
      const address = `${publicUrl}${addressIn(language, '/notifications')}`
      const mail = await digestMail(
        { first_name, pace, parts, hasMore, address, stopAddress: page },
        language,
      )
      const key = `digest:${user_id}:${told_until}`
      await queueMail(tx, { key, to: email, user_id, kind: 'digest', language, headers, ...mail })
    }),
  )
}

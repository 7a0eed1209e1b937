import { addressIn } from '#contract/language.ts'
import { nameInMail, queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Whatsapp } from '#platform/whatsapp/whatsapp.ts'
import type { UnsubscribeLinks } from '../choices/unsubscribe-links.ts'
import { isFixed } from '../choices/usual-choices.ts'
import { notificationMail } from '../mails/notification-mail.tsx'
import { mailWordsOf, type NotificationKind, sentenceOf, topicOf } from '../notification-kinds.ts'
import { deliverJob } from './deliver-job.ts'
import { selectActorName, selectMailRecipients, selectWhatsappRecipients } from './recipients.queries.ts'
import { sendWhatsappJob } from './send-whatsapp.ts'

interface DeliverParts {
  /** The product's public address, without a trailing slash. */
  publicUrl: string
  links: UnsubscribeLinks
  /** Undefined if WhatsApp isn't set up; then nothing is queued for it. */
  whatsapp: Whatsapp | undefined
}

interface Delivered {
  user_ids: number[]
  kind: NotificationKind
  key: string
  params: Record<string, string>
  actor_id: number | null
  path: string
}

/** Idempotent: each email and message has a key, so a retry only reaches those it missed. */
export function deliverNotification(parts: DeliverParts): HandledJob {
  return handledBy(deliverJob, async (db, delivered) => {
    await queueMails(db, parts, delivered)
    if (parts.whatsapp) await queueMessages(db, delivered)
  })
}

async function queueMails(db: Db, { publicUrl, links }: DeliverParts, of: Delivered): Promise<void> {
  const { user_ids, kind, key, params, actor_id, path } = of
  const words = mailWordsOf(kind)
  if (!words) return
  const topic = topicOf(kind)
  const recipients = await selectMailRecipients(db, { user_ids, topic })
  const actor = recipients.length > 0 ? await selectActorName(db, actor_id) : null
  const actor_name = actor && nameInMail(actor)
  for (const { user_id, email, first_name, language } of recipients) {
    const stop = isFixed({ topic, channel: 'mail' }) ? undefined : links.linkOf({ user_id, topic, language })
    const sentence = sentenceOf({ kind, params, actor_name }, language)
    await queueMail(db, {
      key: `notification:${key}:${user_id}`,
      to: email,
      user_id,
      kind: `notification-${topic}`,
      language,
      ...(stop ? { headers: stop.headers } : {}),
      ...(await notificationMail(
        {
          first_name,
          sentence,
          words,
          address: publicUrl + addressIn(language, path),
          stopAddress: stop?.page,
        },
        language,
      )),
    })
  }
}

async function queueMessages(db: Db, { user_ids, ...told }: Delivered): Promise<void> {
  for (const { user_id } of await selectWhatsappRecipients(db, { user_ids, topic: topicOf(told.kind) })) {
    await enqueue(db, sendWhatsappJob, { ...told, user_id }, { key: `${told.key}:${user_id}` })
  }
}

import { z } from 'zod'
import { addressIn } from '#contract/language.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { type Whatsapp, WhatsappRefused } from '#platform/whatsapp/whatsapp.ts'
import { sentenceOf, topicOf } from '../notification-kinds.ts'
import { told } from './deliver-job.ts'
import { selectActorName, selectWhatsappRecipients } from './recipients.queries.ts'

/**
 * The template that must be registered with WhatsApp (docs/operations.md). Its values are name, sentence and address.
 */
const TEMPLATE = 'pankh_notification'

export const sendWhatsappJob = defineJob({
  name: 'send-whatsapp',
  payload: told.extend({ user_id: z.int() }),
  // Few retries: the service has no idempotency keys, so a retry after a lost response may send the message twice.
  retry: { times: 2, first: 60, longest: 1_800 },
})

/** Checks consent again, because it can be withdrawn while a message waits. */
export function sendWhatsapp(of: { publicUrl: string; whatsapp: Whatsapp | undefined }): HandledJob {
  return handledBy(sendWhatsappJob, async (db, { user_id, kind, params, actor_id, path }, run) => {
    if (!of.whatsapp) return
    const [recipient] = await selectWhatsappRecipients(db, { user_ids: [user_id], topic: topicOf(kind) })
    if (!recipient) return
    const { mobile, first_name, language } = recipient
    const sentence = sentenceOf({ kind, params, actor_name: await selectActorName(db, actor_id) }, language)
    const values = [first_name, sentence, of.publicUrl + addressIn(language, path)]
    try {
      await of.whatsapp.send({ template: TEMPLATE, language, to: mobile, params: values })
    } catch (error) {
      if (!(error instanceof WhatsappRefused) || !error.isFinal) throw error
      run.log.warn({ kind, error: error.message }, 'message refused')
    }
  })
}

import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { listOf, textLanguage } from '#contract/wire.ts'

/** An email in the outbox of development and demo. */
export const outboxMail = z.object({
  id: z.int(),
  to: z.string(),
  kind: z.string(),
  language: textLanguage,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  status: z.enum(['queued', 'sent', 'kept', 'failed']),
  created_at: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })),
})
export type OutboxMail = z.output<typeof outboxMail>

export const mailsContract = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox/list/',
    summary: 'Lists unsent emails, newest first; only in development and demo, without a mail server',
    reply: listOf(outboxMail),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof mailsContract> {}
}

import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
  success,
  textLanguage,
} from '#contract/wire.ts'

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const MAIL_SORTS = { written: 'descending', subject: 'ascending' } as const satisfies Sorts
export type MailSort = keyof typeof MAIL_SORTS

const state = z.enum(MAIL_STATES)
const mailKind = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const search = z
  .string()
  .overwrite((words) => words.replaceAll('\0', ' '))
  .trim()
  .max(200)

const listedMail = z.object({
  id: z.int(),
  to: z.string(),
  kind: z.string(),
  language: textLanguage,
  subject: z.string(),
  status: state,
  tries: z.int(),
  /** The mail server's codes, such as `EENVELOPE 550`. */
  last_error: z.string().nullable(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** Whether the email can be sent again: it failed or was kept, and its content still exists. */
  can_be_retried: z.boolean(),
})
export type ListedMail = z.output<typeof listedMail>

const shownMail = listedMail.extend({
  /** The content as HTML; null if it's no longer kept, or if a code or link in it is only for its recipient. */
  html: z.string().nullable(),
  text: z.string().nullable(),
  is_withheld: z.boolean(),
  attachments: z.array(z.string()),
})
export type ShownMail = z.output<typeof shownMail>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const adminMailsContract = {
  listMails: endpoint({
    method: 'POST',
    path: '/v2/admin/mail/list/',
    summary: 'Lists emails with their delivery status',
    body: z.object({
      search_query: optionalField(search).describe('Part of the address or subject'),
      status: optionalField(state),
      kind: optionalField(mailKind),
      ...sortFields(MAIL_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(listedMail).extend({ failed_count: z.int() }),
    errors: staffErrors,
  }),
  getMail: endpoint({
    method: 'GET',
    path: '/v2/admin/mail/details/',
    summary: 'Returns an email as it was sent, without its codes and personal links',
    query: z.object({ id }),
    reply: success(shownMail),
    errors: [...staffErrors, 'MailNotFound'],
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/v2/admin/mail/retry/',
    summary: 'Sends an email again that failed or was held',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...staffErrors, 'MailNotFound', 'MailOnItsWay', 'MailIsEmpty'],
  }),
  retryFailedMails: endpoint({
    method: 'POST',
    path: '/v2/admin/mail/retry/all/',
    summary: 'Sends failed emails again, oldest first, up to a limit',
    body: z.object({}),
    reply: success(z.object({ message: z.string(), retried: z.int(), left: z.int() })),
    errors: staffErrors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminMailsContract> {}
}

import { TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { OutboxMail } from '../mails.contract.ts'
import { type Mail, selectNewestMails } from './mails.queries.ts'

const MOST_MAILS = 50

/** The newest emails as they would have been sent. */
export async function listOutbox(db: Db) {
  const mails = await selectNewestMails(db, MOST_MAILS)
  return {
    data: mails.map(asShown),
    recordsTotal: mails.length,
    recordsTotal_is_capped: mails.length === MOST_MAILS,
  }
}

function asShown(mail: Mail): OutboxMail {
  const { id, kind, subject, html, text, status, attachments } = mail
  return {
    id,
    to: mail.to_address,
    kind,
    language: TEXT_LANGUAGES.find((known) => known === mail.language) ?? ('en' satisfies TextLanguage),
    subject,
    html,
    text,
    status,
    created_at: mail.created_at.toISOString(),
    attachments,
  }
}

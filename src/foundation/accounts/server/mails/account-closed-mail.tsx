import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailText, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { accountMail } from './account-mail.tsx'

interface Decision {
  first_name: string
  /** The administrator's own words. */
  reason: string
}

/** Says that the account was closed by the organisers, why, and whom to write to. */
export function accountClosedMail(
  { first_name, reason }: Decision,
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  return accountMail({
    first_name,
    language,
    subject: m.mail_closed_subject(of, inLanguage),
    preheader: m.mail_closed_preheader({}, inLanguage),
    heading: m.mail_closed_heading({}, inLanguage),
    reason: m.mail_closed_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_closed_text(of, inLanguage)}</MailText>
        <MailText>{m.mail_closed_why({ reason }, inLanguage)}</MailText>
        <MailText>{m.mail_closed_ask({ email: product.organisation.email }, inLanguage)}</MailText>
      </>
    ),
  })
}

/** Says that the account is open again. */
export function accountOpenedMail(
  { first_name, reason }: Decision,
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  return accountMail({
    first_name,
    language,
    subject: m.mail_opened_subject(of, inLanguage),
    preheader: m.mail_opened_preheader({}, inLanguage),
    heading: m.mail_opened_heading({}, inLanguage),
    reason: m.mail_closed_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_opened_text(of, inLanguage)}</MailText>
        <MailText>{m.mail_opened_why({ reason }, inLanguage)}</MailText>
      </>
    ),
  })
}

import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailText, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { accountMail } from './account-mail.tsx'

/** Tells the address before of a changed one. Without a link: a mail that frightens and asks to press is what thieves write. */
export function emailChangedMail(
  { first_name }: { first_name: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  return accountMail({
    first_name,
    language,
    subject: m.mail_email_changed_subject(of, inLanguage),
    preheader: m.mail_email_changed_preheader({}, inLanguage),
    heading: m.mail_email_changed_heading({}, inLanguage),
    reason: m.mail_changed_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_email_changed_text({}, inLanguage)}</MailText>
        <MailText>{m.mail_email_changed_not_you({ email: product.organisation.email }, inLanguage)}</MailText>
      </>
    ),
  })
}

import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailAddress, MailButton, MailText, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { accountMail } from './account-mail.tsx'

/** The link to a new password: for one hour, once. */
export function passwordResetMail(
  { first_name, link }: { first_name: string; link: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  return accountMail({
    first_name,
    language,
    subject: m.mail_reset_subject(of, inLanguage),
    preheader: m.mail_reset_preheader({}, inLanguage),
    heading: m.mail_reset_heading({}, inLanguage),
    reason: m.mail_reset_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_reset_text({}, inLanguage)}</MailText>
        <MailButton href={link}>{m.mail_reset_button({}, inLanguage)}</MailButton>
        <MailText>{m.mail_reset_valid({}, inLanguage)}</MailText>
        <MailAddress href={link} />
        <MailText>{m.mail_reset_not_you({}, inLanguage)}</MailText>
      </>
    ),
  })
}

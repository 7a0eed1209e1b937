import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { accountMail } from '#foundation/accounts/server/index.ts'
import { MailButton, MailText, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { EXPORT_KEPT_DAYS } from '../../privacy.contract.ts'

/** Says that the copy is there. The link leads to the page, where only its person can fetch the file. */
export function exportReadyMail(
  { first_name, link }: { first_name: string; link: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name, days: EXPORT_KEPT_DAYS }
  return accountMail({
    first_name,
    language,
    subject: m.mail_export_subject(of, inLanguage),
    preheader: m.mail_export_preheader(of, inLanguage),
    heading: m.mail_export_heading({}, inLanguage),
    reason: m.mail_export_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_export_text(of, inLanguage)}</MailText>
        <MailButton href={link}>{m.mail_export_button({}, inLanguage)}</MailButton>
        <MailText>{m.mail_export_days(of, inLanguage)}</MailText>
      </>
    ),
  })
}

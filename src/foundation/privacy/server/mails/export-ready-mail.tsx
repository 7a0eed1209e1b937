import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { accountMail } from '#foundation/accounts/server/index.ts'
import { MailButton, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { EXPORT_RETENTION_DAYS } from '../../privacy.contract.ts'

/** Says that the export is ready. The link leads to the page, where only its owner can download the file. */
export function exportReadyMail(
  { first_name, link }: { first_name: string; link: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const of = { product: product.name, days: EXPORT_RETENTION_DAYS }
  return accountMail({ first_name, language }, (to) => ({
    subject: m.mail_export_subject(of, to),
    preheader: m.mail_export_preheader(of, to),
    heading: m.mail_export_heading({}, to),
    reason: m.mail_export_reason(of, to),
    parts: [
      m.mail_export_text(of, to),
      <MailButton key="button" href={link}>
        {m.mail_export_button({}, to)}
      </MailButton>,
      m.mail_export_days(of, to),
    ],
  }))
}

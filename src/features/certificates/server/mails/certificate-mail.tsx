import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailFrame,
  MailText,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

/** Goes with the certificate as a file. */
export async function certificateMail(
  { first_name, title, address }: { first_name: string; title: string; address: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={m.mail_certificate_preheader({}, inLanguage)}
      heading={m.mail_certificate_heading({}, inLanguage)}
      reason={m.mail_certificate_reason({ product: product.name }, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: first_name }, inLanguage)}</MailText>
      <MailText>{m.mail_certificate_text({ title }, inLanguage)}</MailText>
      <MailText>{m.mail_certificate_check({}, inLanguage)}</MailText>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: m.mail_certificate_subject({ title }, inLanguage), ...(await renderMail(mail)) }
}

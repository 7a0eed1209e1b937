import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailFrame,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface MailedCertificate {
  first_name: string
  title: string
  address: string
  /** The page to unsubscribe, if the person didn't request this email. */
  stopAddress: string | undefined
}

/** The email that has the certificate attached. */
export async function certificateMail(
  { first_name, title, address, stopAddress }: MailedCertificate,
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={m.mail_certificate_preheader({}, inLanguage)}
      heading={m.mail_certificate_heading({}, inLanguage)}
      reason={
        stopAddress === undefined
          ? m.mail_certificate_reason({ product: product.name }, inLanguage)
          : m.mail_certificate_earned_reason({ product: product.name }, inLanguage)
      }
      stopAddress={stopAddress}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>{m.mail_certificate_text({ title }, inLanguage)}</MailText>
      <MailText>{m.mail_certificate_check({}, inLanguage)}</MailText>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: m.mail_certificate_subject({ title }, inLanguage), ...(await renderMail(mail)) }
}

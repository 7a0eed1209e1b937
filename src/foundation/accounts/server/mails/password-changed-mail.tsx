import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailFrame, MailText, renderMail, type WrittenMail } from '#foundation/notifications/server/index.ts'
import { m } from '#messages/messages.js'

/** Tells of a changed password. Without a link: a mail that frightens and asks to press is what thieves write. */
export async function passwordChangedMail(
  { first_name }: { first_name: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  const mail = (
    <MailFrame
      language={language}
      preheader={m.mail_changed_preheader({}, inLanguage)}
      heading={m.mail_changed_heading({}, inLanguage)}
      reason={m.mail_changed_reason(of, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: first_name }, inLanguage)}</MailText>
      <MailText>{m.mail_changed_text({}, inLanguage)}</MailText>
      <MailText>{m.mail_changed_not_you(of, inLanguage)}</MailText>
    </MailFrame>
  )
  return { subject: m.mail_changed_subject(of, inLanguage), ...(await renderMail(mail)) }
}

import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailText,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

/**
 * Asks the person to confirm their address. Contains nothing that a visitor or promoter typed, because anyone can
 * enter any address.
 */
export async function completionMail({
  title,
  address,
  language,
}: {
  /** The title of the program. */
  title: string
  /** Absolute URL of the page that completes it. */
  address: string
  language: TextLanguage
}): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={m.awareness_landing_mail_preheader({}, inLanguage)}
      heading={m.awareness_landing_mail_heading({}, inLanguage)}
      reason={m.awareness_landing_mail_reason({}, inLanguage)}
    >
      <MailText>{m.awareness_landing_mail_text({ title }, inLanguage)}</MailText>
      <MailButton href={address}>{m.awareness_landing_mail_button({}, inLanguage)}</MailButton>
      <MailText>{m.awareness_landing_mail_days({}, inLanguage)}</MailText>
      <MailAddress href={address} />
      <MailText>{m.awareness_landing_mail_not_me({}, inLanguage)}</MailText>
    </MailFrame>
  )
  return { subject: m.awareness_landing_mail_subject({ title }, inLanguage), ...(await renderMail(mail)) }
}

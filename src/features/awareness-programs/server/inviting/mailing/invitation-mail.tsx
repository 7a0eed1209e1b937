import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailHeading,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface Invited {
  language: TextLanguage
  /** Empty if the list has none. */
  name: string
  inviter: string
  /** The promoter's own message; empty if they wrote none. */
  message: string
  program_title: string
  program_summary: string
  film_minutes: number
  /** Absolute URL of the landing page, with the invitation's token. */
  address: string
  /** The page to unsubscribe. */
  stopAddress: string
  isReminder: boolean
}

/** Invites a person to take part in a program in a promoter's name; a reminder is shorter. */
export async function invitationMail(of: Invited): Promise<WrittenMail> {
  const { language, name, message, program_title: title, film_minutes, address } = of
  const inLanguage = { locale: language }
  const inviter = nameInMail(of.inviter)
  const subject = of.isReminder ? m.mail_invitation_reminder_subject : m.mail_invitation_subject
  const text = of.isReminder ? m.mail_invitation_reminder_text : m.mail_invitation_text
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const mail = (
    <MailFrame
      language={language}
      preheader={of.program_summary}
      heading={title}
      reason={m.mail_invitation_reason({ inviter }, inLanguage)}
      stopAddress={of.stopAddress}
    >
      <MailText>
        {name === ''
          ? m.mail_invitation_hello({}, inLanguage)
          : m.mail_hello({ name: nameInMail(name) }, inLanguage)}
      </MailText>
      <MailText>{text({ inviter, title }, inLanguage)}</MailText>
      <MailText>{of.program_summary}</MailText>
      {lines.length > 0 && (
        <>
          <MailHeading>{m.mail_invitation_words({ inviter }, inLanguage)}</MailHeading>
          {lines.map((line, at) => (
            // Lines can repeat, and never change order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <MailText key={at}>{line}</MailText>
          ))}
        </>
      )}
      <MailText>{m.mail_invitation_what({ minutes: film_minutes }, inLanguage)}</MailText>
      <MailButton href={address}>{m.mail_invitation_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: subject({ inviter, title }, inLanguage), ...(await renderMail(mail)) }
}

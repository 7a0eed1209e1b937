import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import type { NotificationTopic } from '../../notifications.contract.ts'

interface Mailed {
  first_name: string
  sentence: string
  topic: NotificationTopic
  /** The full address that the notification links to. */
  address: string
  /** The page that unsubscribes from such emails. */
  stopAddress: string
}

/** One notification, emailed at once. */
export async function notificationMail(of: Mailed, language: TextLanguage): Promise<WrittenMail> {
  const { first_name, sentence, topic, address, stopAddress } = of
  const inLanguage = { locale: language }
  const isAnswer = topic === 'answers'
  const text = isAnswer ? m.mail_notification_answers_text : m.mail_notification_following_text
  const reason = isAnswer ? m.mail_notification_answers_reason : m.mail_notification_following_reason
  const mail = (
    <MailFrame
      language={language}
      preheader={text({}, inLanguage)}
      heading={sentence}
      reason={reason({}, inLanguage)}
      stopAddress={stopAddress}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>{text({}, inLanguage)}</MailText>
      <MailButton href={address}>{m.mail_notification_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: sentence, ...(await renderMail(mail)) }
}

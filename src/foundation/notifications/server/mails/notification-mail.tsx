import { product } from '#contract/product.ts'
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
import type { MailWords } from '../notification-kinds.ts'

interface Mailed {
  first_name: string
  sentence: string
  words: MailWords
  /** The full address that the notification links to. */
  address: string
  /** The page that unsubscribes from such emails, if they can be turned off. */
  stopAddress: string | undefined
}

/** One notification, emailed at once. */
export async function notificationMail(of: Mailed, language: TextLanguage): Promise<WrittenMail> {
  const { first_name, sentence, words, address, stopAddress } = of
  const inLanguage = { locale: language }
  const text = words.text({ email: product.organisation.email }, inLanguage)
  const mail = (
    <MailFrame
      language={language}
      preheader={text}
      heading={sentence}
      reason={words.reason({ product: product.name }, inLanguage)}
      stopAddress={stopAddress}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>{text}</MailText>
      <MailButton href={address}>{m.mail_notification_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: sentence, ...(await renderMail(mail)) }
}

import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailButton,
  MailFrame,
  MailHeading,
  MailLink,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import type { DigestPace, NotificationTopic } from '../../notifications.contract.ts'

interface Digest {
  first_name: string
  pace: DigestPace
  /** The notifications by topic; no topic is empty. */
  parts: { topic: NotificationTopic; lines: { sentence: string; address: string }[] }[]
  /** Whether there are more than the email lists. */
  hasMore: boolean
  /** The address of the list of all notifications. */
  address: string
  /** The page that unsubscribes from the digest. */
  stopAddress: string
}

const TOPICS = {
  answers: m.mail_digest_topic_answers,
  following: m.mail_digest_topic_following,
  places: m.mail_digest_topic_places,
  certificates: m.mail_digest_topic_certificates,
  campaigns: m.mail_digest_topic_campaigns,
  moderation: m.mail_digest_topic_moderation,
} satisfies Record<NotificationTopic, unknown>

export async function digestMail(of: Digest, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const text = of.pace === 'day' ? m.mail_digest_text_day : m.mail_digest_text_week
  const mail = (
    <MailFrame
      language={language}
      preheader={of.parts[0]?.lines[0]?.sentence ?? ''}
      heading={m.mail_digest_heading({}, inLanguage)}
      reason={m.mail_digest_reason({}, inLanguage)}
      stopAddress={of.stopAddress}
    >
      <MailText>{m.mail_hello({ name: nameInMail(of.first_name) }, inLanguage)}</MailText>
      <MailText>{text({}, inLanguage)}</MailText>
      {of.parts.map(({ topic, lines }) => (
        <section key={topic}>
          <MailHeading>{TOPICS[topic]({}, inLanguage)}</MailHeading>
          {lines.map(({ sentence, address }) => (
            <MailText key={`${address} ${sentence}`}>
              <MailLink href={address}>{sentence}</MailLink>
            </MailText>
          ))}
        </section>
      ))}
      {of.hasMore && <MailText>{m.mail_digest_more({}, inLanguage)}</MailText>}
      <MailButton href={of.address}>{m.mail_digest_button({}, inLanguage)}</MailButton>
    </MailFrame>
  )
  const subject = m.mail_digest_subject({ product: product.name }, inLanguage)
  return { subject, ...(await renderMail(mail)) }
}

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

interface MailFacts {
  first_name: string
  language: TextLanguage
  title: string
  is_suspended: boolean
  /** The decision's reason; empty if there is none. */
  reason: string
  /** Absolute URL of the campaign's own page. */
  address: string
}

/** Tells the owner that a campaign was suspended, with the reason, or is shown again. */
export async function campaignSuspensionMail(facts: MailFacts): Promise<WrittenMail> {
  const { first_name, language, title, is_suspended, reason, address } = facts
  const why = is_suspended ? m.mail_the_reason : m.mail_note_of_team
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={title}
      heading={
        is_suspended
          ? m.mail_campaign_suspended_heading({}, inLanguage)
          : m.mail_campaign_reinstated_heading({}, inLanguage)
      }
      reason={m.mail_campaign_reason({}, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>
        {is_suspended
          ? m.mail_campaign_suspended_text({}, inLanguage)
          : m.mail_campaign_reinstated_text({}, inLanguage)}
      </MailText>
      <MailText>
        <strong>{title}</strong>
      </MailText>
      {reason ? <MailText>{why({ reason }, inLanguage)}</MailText> : null}
      <MailButton href={address}>{m.mail_campaign_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
      {is_suspended ? (
        <MailText>{m.mail_write_if_unclear({ email: product.organisation.email }, inLanguage)}</MailText>
      ) : null}
    </MailFrame>
  )
  const subject = is_suspended
    ? m.mail_campaign_suspended_subject({}, inLanguage)
    : m.mail_campaign_reinstated_subject({}, inLanguage)
  return { subject, ...(await renderMail(mail)) }
}

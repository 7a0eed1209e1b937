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

interface MailedProfile {
  first_name: string
  /** The reason as the moderator wrote it; null if there is none. */
  reason: string | null
  /** The full address of the page that the email links to. */
  address: string
}

export function profileHiddenMail(
  of: MailedProfile & { isByModerator: boolean },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const usual = of.isByModerator ? m.creator_hidden_by_moderator : m.creator_hidden_by_reports
  return profileMail({ ...of, reason: of.reason ?? usual({}, inLanguage) }, language, {
    subject: m.mail_profile_hidden_subject({}, inLanguage),
    heading: m.mail_profile_hidden_heading({}, inLanguage),
    lead: m.mail_profile_hidden_text({}, inLanguage),
    button: m.mail_profile_hidden_button({}, inLanguage),
    more: m.mail_profile_hidden_more({ email: product.organisation.email }, inLanguage),
  })
}

export function profileRestoredMail(of: MailedProfile, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return profileMail(of, language, {
    subject: m.mail_profile_restored_subject({}, inLanguage),
    heading: m.mail_profile_restored_heading({}, inLanguage),
    lead: m.mail_profile_restored_text({}, inLanguage),
    button: m.mail_profile_restored_button({}, inLanguage),
  })
}

interface Words {
  subject: string
  heading: string
  lead: string
  button: string
  more?: string
}

async function profileMail(of: MailedProfile, language: TextLanguage, words: Words): Promise<WrittenMail> {
  const { first_name, reason, address } = of
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={words.lead}
      heading={words.heading}
      reason={m.mail_profile_why({}, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>{words.lead}</MailText>
      {reason ? <MailText>{m.mail_the_reason({ reason }, inLanguage)}</MailText> : null}
      <MailButton href={address}>{words.button}</MailButton>
      <MailAddress href={address} />
      {words.more ? <MailText>{words.more}</MailText> : null}
    </MailFrame>
  )
  return { subject: words.subject, ...(await renderMail(mail)) }
}

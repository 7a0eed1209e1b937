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

export interface MailedResource {
  first_name: string
  title: string
  /** A moderator's reason, or the address of a dead link. */
  reason: string
  /** Absolute URL of the resource's page. */
  address: string
}

export function resourceHiddenMail(of: MailedResource, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_resource_hidden_subject({ title: of.title }, inLanguage),
    heading: m.mail_resource_hidden_heading({}, inLanguage),
    lead: m.mail_resource_hidden_text({}, inLanguage),
    more: m.mail_resource_hidden_more({}, inLanguage),
  })
}

export function resourceRestoredMail(of: MailedResource, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_resource_restored_subject({ title: of.title }, inLanguage),
    heading: m.mail_resource_restored_heading({}, inLanguage),
    lead: m.mail_resource_restored_text({}, inLanguage),
  })
}

export function deadLinkMail(of: MailedResource, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_dead_link_subject({ title: of.title }, inLanguage),
    heading: m.mail_dead_link_heading({}, inLanguage),
    lead: m.mail_dead_link_text({}, inLanguage),
  })
}

interface Words {
  subject: string
  heading: string
  lead: string
  more?: string
}

async function resourceMail(of: MailedResource, language: TextLanguage, words: Words): Promise<WrittenMail> {
  const { first_name, title, reason, address } = of
  const inLanguage = { locale: language }
  const mail = (
    <MailFrame
      language={language}
      preheader={title}
      heading={words.heading}
      reason={m.mail_resource_reason({}, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>{words.lead}</MailText>
      <MailText>
        <strong>{title}</strong>
        <br />
        {reason}
      </MailText>
      <MailButton href={address}>{m.mail_resource_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
      {words.more ? <MailText>{words.more}</MailText> : null}
    </MailFrame>
  )
  return { subject: words.subject, ...(await renderMail(mail)) }
}

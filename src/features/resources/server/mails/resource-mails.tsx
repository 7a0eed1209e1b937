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

export interface MailedResource {
  first_name: string
  title: string
  /** Absolute URL of the resource's page, or of its form. */
  address: string
}

export function resourceHiddenMail(
  of: MailedResource & { reason: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_resource_hidden_subject({ title: of.title }, inLanguage),
    heading: m.mail_resource_hidden_heading({}, inLanguage),
    lead: m.mail_resource_hidden_text({}, inLanguage),
    button: m.mail_resource_edit_button({}, inLanguage),
    note: m.mail_the_reason({ reason: of.reason }, inLanguage),
    more: m.mail_resource_hidden_more({ email: product.organisation.email }, inLanguage),
  })
}

/** @param of its reason is the moderator's; empty if there is none */
export function resourceRestoredMail(
  of: MailedResource & { reason: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_resource_restored_subject({ title: of.title }, inLanguage),
    heading: m.mail_resource_restored_heading({}, inLanguage),
    lead: m.mail_resource_restored_text({}, inLanguage),
    button: m.mail_resource_button({}, inLanguage),
    ...(of.reason ? { note: m.mail_note_of_team({ reason: of.reason }, inLanguage) } : {}),
  })
}

export function deadLinkMail(
  of: MailedResource & { link: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return resourceMail(of, language, {
    subject: m.mail_dead_link_subject({ title: of.title }, inLanguage),
    heading: m.mail_dead_link_heading({}, inLanguage),
    lead: m.mail_dead_link_text({}, inLanguage),
    button: m.mail_resource_edit_button({}, inLanguage),
    note: of.link,
  })
}

interface Words {
  subject: string
  heading: string
  lead: string
  /** What the address opens. */
  button: string
  /** Below the title. */
  note?: string
  more?: string
}

async function resourceMail(of: MailedResource, language: TextLanguage, words: Words): Promise<WrittenMail> {
  const { first_name, title, address } = of
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
      </MailText>
      {words.note ? <MailText>{words.note}</MailText> : null}
      <MailButton href={address}>{words.button}</MailButton>
      <MailAddress href={address} />
      {words.more ? <MailText>{words.more}</MailText> : null}
    </MailFrame>
  )
  return { subject: words.subject, ...(await renderMail(mail)) }
}

import type { ReactNode } from 'react'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailFrame,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface AccountMail {
  first_name: string
  language: TextLanguage
  subject: string
  /** What a mailbox shows beside the subject. */
  preheader: string
  heading: string
  /** Why this person gets this mail, in a sentence. */
  reason: string
  children: ReactNode
}

/** Every mail about an account greets its person by name. */
export async function accountMail(of: AccountMail): Promise<WrittenMail> {
  const { first_name, language, subject, children, ...frame } = of
  const mail = (
    <MailFrame {...frame} language={language}>
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, { locale: language })}</MailText>
      {children}
    </MailFrame>
  )
  return { subject, ...(await renderMail(mail)) }
}

import type { ReactElement } from 'react'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailFrame,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface Reader {
  first_name: string
  language: TextLanguage
}

interface Words {
  subject: string
  /** What an email client shows next to the subject. */
  preheader: string
  heading: string
  /** One sentence on why the person gets this email. */
  reason: string
  /** A string becomes a paragraph; buttons, codes and addresses are elements with a key. */
  parts: readonly (string | ReactElement)[]
}

/** Every email about an account greets the person by name and is entirely in their language. */
export async function accountMail(
  { first_name, language }: Reader,
  wordsIn: (language: { locale: TextLanguage }) => Words,
): Promise<WrittenMail> {
  const { subject, parts, ...frame } = wordsIn({ locale: language })
  const hello = m.mail_hello({ name: nameInMail(first_name) }, { locale: language })
  const mail = (
    <MailFrame {...frame} language={language}>
      {[hello, ...parts].map((part) =>
        typeof part === 'string' ? <MailText key={part}>{part}</MailText> : part,
      )}
    </MailFrame>
  )
  return { subject, ...(await renderMail(mail)) }
}

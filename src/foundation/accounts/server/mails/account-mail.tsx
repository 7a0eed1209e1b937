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
  /** What a mailbox shows beside the subject. */
  preheader: string
  heading: string
  /** Why this person gets this mail, in a sentence. */
  reason: string
  /** A text is a paragraph; buttons, codes and addresses stand between them as they are, each with its key. */
  parts: readonly (string | ReactElement)[]
}

/** Every mail about an account greets its person by name and says all of it in their language. */
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

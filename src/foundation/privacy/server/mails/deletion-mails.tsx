import { HOME_ZONE, product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { accountMail } from '#foundation/accounts/server/index.ts'
import { MailButton, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface AskedMail {
  first_name: string
  delete_at: Date
  keeps_shared: boolean
  /** The page where the deletion can be cancelled. */
  link: string
}

/** Says that the account will be deleted. Sent at once, so that a person who didn't request it finds out in time. */
export function deletionAskedMail(of: AskedMail, language: TextLanguage): Promise<WrittenMail> {
  const words = { product: product.name, date: dayInWords(of.delete_at, language) }
  return accountMail({ first_name: of.first_name, language }, (to) => ({
    subject: m.mail_deletion_subject(words, to),
    preheader: m.mail_deletion_preheader(words, to),
    heading: m.mail_deletion_heading({}, to),
    reason: m.mail_deletion_reason(words, to),
    parts: [
      m.mail_deletion_text(words, to),
      of.keeps_shared ? m.mail_deletion_keeps({}, to) : m.mail_deletion_takes({}, to),
      m.mail_deletion_back(words, to),
      <MailButton key="button" href={of.link}>
        {m.mail_deletion_button({}, to)}
      </MailButton>,
      m.mail_deletion_not_you({}, to),
      m.mail_deletion_last(words, to),
    ],
  }))
}

/** Says that a scheduled deletion was cancelled. */
export function accountKeptMail(
  { first_name }: { first_name: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const words = { product: product.name }
  return accountMail({ first_name, language }, (to) => ({
    subject: m.mail_account_kept_subject(words, to),
    preheader: m.mail_account_kept_preheader({}, to),
    heading: m.mail_account_kept_heading({}, to),
    reason: m.mail_account_kept_reason(words, to),
    parts: [m.mail_account_kept_text({}, to)],
  }))
}

const dayInWords = (moment: Date, language: TextLanguage) =>
  new Intl.DateTimeFormat(m.page_locale({}, { locale: language }), {
    dateStyle: 'long',
    timeZone: HOME_ZONE,
  }).format(moment)

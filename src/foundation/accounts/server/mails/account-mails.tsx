import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailAddress, MailButton, MailCode } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { accountMail } from './account-mail.tsx'

interface Person {
  first_name: string
}

interface Decision extends Person {
  /** As the administrator wrote it. */
  reason: string
}

/** Read for each email: operators can rename the product while it runs. */
const of = () => ({ product: product.name })
const ours = () => ({ email: product.organisation.email })

/** The six-digit code that confirms an email, with a link to enter it. Welcomes a new person. */
export const verificationCodeMail = (
  { code, first_name, link, isNew }: Person & { code: string; link: string; isNew: boolean },
  language: TextLanguage,
) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_verification_subject({ ...of(), code }, to),
    preheader: m.mail_verification_preheader({}, to),
    heading: isNew ? m.mail_verification_heading(of(), to) : m.mail_verification_confirm_heading({}, to),
    reason: isNew ? m.mail_verification_reason(of(), to) : m.mail_verification_confirm_reason(of(), to),
    parts: [
      m.mail_verification_text({}, to),
      <MailCode key="code">{code}</MailCode>,
      <MailButton key="button" href={link}>
        {m.mail_verification_button({}, to)}
      </MailButton>,
      m.mail_verification_valid({}, to),
      isNew ? m.mail_verification_not_you({}, to) : m.mail_verification_confirm_not_you({}, to),
    ],
  }))

/** The link to choose a new password: valid for one hour and one use. */
export const passwordResetMail = ({ first_name, link }: Person & { link: string }, language: TextLanguage) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_reset_subject(of(), to),
    preheader: m.mail_reset_preheader({}, to),
    heading: m.mail_reset_heading({}, to),
    reason: m.mail_reset_reason(of(), to),
    parts: [
      m.mail_reset_text({}, to),
      <MailButton key="button" href={link}>
        {m.mail_reset_button({}, to)}
      </MailButton>,
      m.mail_reset_valid({}, to),
      <MailAddress key="address" href={link} />,
      m.mail_reset_not_you({}, to),
    ],
  }))

/* Emails about changes have no link: an alarming email with a link is what phishing looks like. */

export const passwordChangedMail = ({ first_name }: Person, language: TextLanguage) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_password_changed_subject(of(), to),
    preheader: m.mail_password_changed_preheader({}, to),
    heading: m.mail_password_changed_heading({}, to),
    reason: m.mail_account_security_reason(of(), to),
    parts: [m.mail_password_changed_text({}, to), m.mail_password_changed_not_you(of(), to)],
  }))

/** Goes to the account's previous address. */
export const emailChangedMail = ({ first_name }: Person, language: TextLanguage) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_email_changed_subject(of(), to),
    preheader: m.mail_email_changed_preheader({}, to),
    heading: m.mail_email_changed_heading({}, to),
    reason: m.mail_account_security_reason(of(), to),
    parts: [m.mail_email_changed_text({}, to), m.mail_email_changed_not_you(ours(), to)],
  }))

/** Says that the organisers closed the account, why, and whom to write to. */
export const accountClosedMail = ({ first_name, reason }: Decision, language: TextLanguage) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_account_closed_subject(of(), to),
    preheader: m.mail_account_closed_preheader({}, to),
    heading: m.mail_account_closed_heading({}, to),
    reason: m.mail_account_reason(of(), to),
    parts: [
      m.mail_account_closed_text(of(), to),
      m.mail_account_closed_why({ reason }, to),
      m.mail_account_closed_ask(ours(), to),
    ],
  }))

export const accountOpenedMail = ({ first_name, reason }: Decision, language: TextLanguage) =>
  accountMail({ first_name, language }, (to) => ({
    subject: m.mail_account_reopened_subject(of(), to),
    preheader: m.mail_account_reopened_preheader({}, to),
    heading: m.mail_account_reopened_heading({}, to),
    reason: m.mail_account_reason(of(), to),
    parts: [m.mail_account_reopened_text(of(), to), m.mail_note_of_team({ reason }, to)],
  }))

import type { ListedMail, MailState } from '#foundation/mails/admin-mails.contract.ts'
import { m } from '#messages/messages.js'

/** Labels of the kinds of emails, in the order of the filter. */
const kinds: Record<string, () => string> = {
  'event-registered': m.mail_kind_event_registered,
  'event-waiting': m.mail_kind_event_waiting,
  'event-offered': m.mail_kind_event_offered,
  'event-reminder-day': m.mail_kind_event_reminder_day,
  'event-reminder-hour': m.mail_kind_event_reminder_hour,
  'event-moved': m.mail_kind_event_moved,
  'event-cancelled': m.mail_kind_event_cancelled,
  'event-film': m.mail_kind_event_recording,
  'course-registered': m.mail_kind_course_registered,
  certificate: m.mail_kind_certificate,
  'campaign-invitation': m.mail_kind_campaign_invitation,
  'campaign-invitation-reminder': m.mail_kind_campaign_invitation_reminder,
  'completion-confirm': m.mail_kind_completion_confirm,
  'campaign-held': m.mail_kind_campaign_suspended,
  'campaign-released': m.mail_kind_campaign_reinstated,
  'resource-hidden': m.mail_kind_resource_hidden,
  'resource-restored': m.mail_kind_resource_restored,
  'dead-link': m.mail_kind_dead_link,
  'profile-hidden': m.mail_kind_profile_hidden,
  'profile-restored': m.mail_kind_profile_restored,
  digest: m.mail_kind_digest,
  'verification-code': m.mail_kind_verification_code,
  'password-reset': m.mail_kind_password_reset,
  'password-changed': m.mail_kind_password_changed,
  'email-changed': m.mail_kind_email_changed,
  'account-closed': m.mail_kind_account_closed,
  'account-opened': m.mail_kind_account_reopened,
  'data-export': m.mail_kind_data_export,
  'deletion-asked': m.mail_kind_deletion_asked,
  'account-kept': m.mail_kind_account_kept,
  alert: m.mail_kind_alert,
}
export const MAIL_KINDS = Object.keys(kinds)

/** The label of a kind of email; its plain name if there is none. */
export const mailKindLabel = (kind: string): string =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.() ?? kind) : kind.replaceAll('-', ' ')

const states: Record<MailState, () => string> = {
  queued: m.emails_state_queued,
  sent: m.emails_state_sent,
  kept: m.emails_state_kept,
  failed: m.emails_state_failed,
}
export const mailStateLabel = (state: MailState): string => states[state]()

/** Codes of the mail client, with their meaning for operators. */
const reasons: readonly (readonly [RegExp, () => string])[] = [
  [/^EENVELOPE 5/, m.emails_why_address],
  [/^EENVELOPE/, m.emails_why_address_later],
  [/^ESENDER/, m.emails_why_sender],
  [/^EMESSAGE/, m.emails_why_content],
  [/^EAUTH/, m.emails_why_login],
  [/^(ECONNECTION|ESOCKET|EDNS|ECONNREFUSED|ECONNRESET)/, m.emails_why_unreachable],
  [/^ETIMEDOUT/, m.emails_why_slow],
  [/^ETLS/, m.emails_why_secure],
]

/** Why an email was not sent, or why its last try failed; undefined if there was no failure. */
export function whyNotSent({ status, last_error: code }: Pick<ListedMail, 'status' | 'last_error'>) {
  if (status === 'kept') return m.emails_why_kept()
  if (!code) return undefined
  return (reasons.find(([codes]) => codes.test(code))?.[1] ?? m.emails_why_other)()
}

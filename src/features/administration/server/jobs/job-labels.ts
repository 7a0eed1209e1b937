import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

type Label = (facts?: Record<string, never>, options?: { locale?: TextLanguage }) => string

/** What each job does, for people who don't know the code. */
const labels: Record<string, Label> = {
  'address-proved': m.job_address_proved,
  'alert-administrators': m.job_alert_administrators,
  'certify-completion': m.job_certify_completion,
  'certify-missed-completions': m.job_certify_missed_completions,
  'check-resource-links': m.job_check_resource_links,
  'delete-account': m.job_delete_account,
  'delete-due-accounts': m.job_delete_due_accounts,
  'deliver-notification': m.job_deliver_notification,
  'draw-resource-pages': m.job_draw_resource_pages,
  'finish-programs': m.job_finish_programs,
  'forget-confirming-mails': m.job_forget_confirming_mails,
  'forget-old-consents': m.job_forget_old_consents,
  'forget-old-drafts': m.job_forget_old_drafts,
  'forget-old-invitations': m.job_forget_old_invitations,
  'forget-old-mails': m.job_forget_old_mails,
  'forget-old-notifications': m.job_forget_old_notifications,
  'forget-old-sessions': m.job_forget_old_sessions,
  'forget-sent-acts': m.job_forget_sent_acts,
  'forget-old-signals': m.job_forget_old_signals,
  'forget-unfinished-uploads': m.job_forget_unfinished_uploads,
  'gather-digests': m.job_gather_digests,
  'settle-merged-terms': m.job_settle_merged_terms,
  'issue-certificates': m.job_issue_certificates,
  'issue-program-certificates': m.job_issue_program_certificates,
  'mail-digest': m.job_mail_digest,
  'mail-invitations': m.job_mail_invitations,
  'mail-program-certificate': m.job_mail_program_certificate,
  'make-backup': m.job_make_backup,
  'make-data-export': m.job_make_data_export,
  'person-renamed': m.job_person_renamed,
  'refresh-event-words': m.job_refresh_event_words,
  'refresh-resource-words': m.job_refresh_resource_words,
  'remind-registered': m.job_remind_registered,
  'remove-erased-files': m.job_remove_erased_files,
  'roll-up-numbers': m.job_roll_up_numbers,
  'send-mail': m.job_send_mail,
  'send-password-reset': m.job_send_password_reset,
  'send-whatsapp': m.job_send_whatsapp,
  'settle-event-places': m.job_settle_event_places,
  'share-profile': m.job_share_profile,
  'share-signals': m.job_share_signals,
  'sweep-data-exports': m.job_sweep_data_exports,
  'sweep-resource-drawing': m.job_sweep_resource_drawing,
  'sweep-uploads': m.job_sweep_uploads,
  'tell-campaign-hold': m.job_tell_campaign_hold,
  'tell-course-registration': m.job_tell_course_registration,
  'tell-event-cancelled': m.job_tell_event_cancelled,
  'tell-event-moved': m.job_tell_event_moved,
  'tell-followers': m.job_tell_followers,
  'tell-profile-decision': m.job_tell_profile_decision,
  'tell-registration': m.job_tell_registration,
  'tell-registrations': m.job_tell_registrations,
  'tell-resource-decision': m.job_tell_resource_decision,
  'withdraw-from-followers': m.job_withdraw_from_followers,
}

/** The kinds of jobs, sorted by their labels. */
export const jobsByLabel = (locale: TextLanguage): string[] =>
  Object.keys(labels).toSorted((one, other) =>
    jobLabel(one, locale).localeCompare(jobLabel(other, locale), locale),
  )

export const isKnownJob = (name: string) => Object.hasOwn(labels, name)

/** The label of a job; its plain name for a job of another version. */
export function jobLabel(name: string, locale: TextLanguage): string {
  const known = isKnownJob(name) ? labels[name] : undefined
  return known?.({}, { locale }) ?? name.replaceAll('-', ' ')
}

import type { RetentionLine } from '#foundation/privacy/admin-privacy.contract.ts'
import type { RetentionName } from '#foundation/privacy/privacy.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'

/** What is stored, for how long, and when old data was last deleted. */
export function RetentionTable({ retentions }: { retentions: readonly RetentionLine[] }) {
  return (
    <DataTable
      caption={m.admin_privacy_retention()}
      columns={columns}
      rows={retentions}
      keyOf={({ name }) => name}
      path="/admin/privacy"
      search={{}}
    />
  )
}

const columns: readonly Column<RetentionLine>[] = [
  { key: 'what', label: m.admin_privacy_what, isHead: true, cell: ({ name }) => labels[name]() },
  {
    key: 'days',
    label: m.admin_privacy_kept,
    isNumber: true,
    cell: ({ kept_days }) => numberLabel(kept_days),
  },
  {
    key: 'run',
    label: m.admin_privacy_last_run,
    cell: ({ job, last_run }) => {
      if (last_run) return <DateTime moment={last_run} kind="dayAndTime" />
      return job === null ? m.admin_privacy_continuously() : m.admin_privacy_not_yet()
    },
  },
]

const labels: Record<RetentionName, () => string> = {
  mails: m.retention_emails,
  notifications: m.retention_notifications,
  signals: m.retention_analytics_events,
  drafts: m.retention_drafts,
  'sent-acts': m.retention_sent_mutations,
  sessions: m.retention_sessions,
  'consents-of-visitors': m.retention_consents_of_visitors,
  'unused-uploads': m.retention_unused_uploads,
  'invitations-of-ended': m.retention_invitations_of_ended,
  invitations: m.retention_invitations,
  'confirming-mails': m.retention_unconfirmed_emails,
  exports: m.retention_exports,
  deletions: m.retention_deletions,
  'done-jobs': m.retention_done_jobs,
}

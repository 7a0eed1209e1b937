import {
  CONFIRMING_MAILS_KEPT_DAYS,
  INVITATIONS_KEPT_DAYS,
} from '#features/awareness-programs/server/index.ts'
import { SESSIONS_KEPT_DAYS } from '#foundation/accounts/server/index.ts'
import { SIGNALS_KEPT_DAYS, VISITORS_CONSENTS_KEPT_DAYS } from '#foundation/analytics/server/index.ts'
import { DRAFTS_KEPT_DAYS } from '#foundation/drafts/server/index.ts'
import { MAILS_KEPT_DAYS } from '#foundation/mails/server/index.ts'
import { NOTIFICATIONS_KEPT_DAYS } from '#foundation/notifications/server/index.ts'
import { SENT_ACTS_KEPT_DAYS } from '#foundation/offline/server/index.ts'
import { ownRetentions, type Retention } from '#foundation/privacy/server/index.ts'
import { UNUSED_UPLOADS_KEPT_DAYS } from '#foundation/uploads/server/index.ts'
import { JOBS_KEPT_DAYS } from '#platform/jobs/jobs.ts'

/** How long what is kept, as each room says, and the job that takes it away. */
export const retentions: readonly Retention[] = [
  ...ownRetentions,
  { name: 'unused-uploads', keptDays: UNUSED_UPLOADS_KEPT_DAYS, job: 'sweep-uploads' },
  { name: 'confirming-mails', keptDays: CONFIRMING_MAILS_KEPT_DAYS, job: 'forget-confirming-mails' },
  { name: 'mails', keptDays: MAILS_KEPT_DAYS, job: 'forget-old-mails' },
  { name: 'drafts', keptDays: DRAFTS_KEPT_DAYS, job: 'forget-old-drafts' },
  { name: 'sent-acts', keptDays: SENT_ACTS_KEPT_DAYS, job: 'forget-sent-acts' },
  { name: 'sessions', keptDays: SESSIONS_KEPT_DAYS, job: 'forget-old-sessions' },
  { name: 'done-jobs', keptDays: JOBS_KEPT_DAYS, job: null },
  { name: 'signals', keptDays: SIGNALS_KEPT_DAYS, job: 'forget-old-signals' },
  {
    name: 'invitations-of-ended',
    keptDays: INVITATIONS_KEPT_DAYS.afterTheEnd,
    job: 'forget-old-invitations',
  },
  { name: 'invitations', keptDays: INVITATIONS_KEPT_DAYS.afterInviting, job: 'forget-old-invitations' },
  { name: 'notifications', keptDays: NOTIFICATIONS_KEPT_DAYS, job: 'forget-old-notifications' },
  { name: 'consents-of-visitors', keptDays: VISITORS_CONSENTS_KEPT_DAYS, job: 'forget-old-consents' },
]

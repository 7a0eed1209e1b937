import type { WaitingPart } from '#features/administration/server/index.ts'
import { countDraftEvents, findUnmatchedPeople } from '#features/events/server/index.ts'
import {
  mayManagePeople,
  mayModerate,
  mayOperate,
  mayWorkOnEvents,
} from '#foundation/accounts/server/index.ts'
import { countFailedMails } from '#foundation/mails/server/index.ts'
import { countWaiting, type Reportable, selectReports } from '#foundation/moderation/server/index.ts'
import { countDeletions } from '#foundation/privacy/server/index.ts'
import { countFailedJobs } from '#platform/jobs/job-watch.queries.ts'

/** What waits for somebody's decision, room by room. */
export function waitingParts(reportables: readonly Reportable[]): WaitingPart[] {
  return [
    {
      what: 'reports',
      address: '/admin/reports',
      isFor: mayModerate,
      count: async (db, { language }) =>
        (await selectReports(db, { reportables, isDecided: false, language, limit: 1, offset: 0 })).total,
    },
    { what: 'held', address: '/admin/reports?tab=waiting', isFor: mayModerate, count: countWaiting },
    {
      what: 'attendance',
      address: '/admin/events',
      isFor: mayWorkOnEvents,
      async count(db, { viewer }) {
        const { count, event_id } = await findUnmatchedPeople(db, viewer)
        return event_id === null ? count : { count, address: `/admin/events/${event_id}/registrations` }
      },
    },
    { what: 'mails', address: '/admin/mails?status=failed', isFor: mayOperate, count: countFailedMails },
    { what: 'jobs', address: '/admin/jobs', isFor: mayOperate, count: countFailedJobs },
    {
      what: 'drafts',
      address: '/admin/events?publication=draft',
      isFor: mayWorkOnEvents,
      count: (db, { viewer }) => countDraftEvents(db, viewer),
    },
    { what: 'deletions', address: '/admin/privacy', isFor: mayManagePeople, count: countDeletions },
  ]
}

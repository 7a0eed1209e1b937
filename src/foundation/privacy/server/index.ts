import { mayManagePeople } from '#foundation/accounts/server/index.ts'
import type { Feature } from '#foundation/feature.ts'
import { CHANGE_OF_MIND_DAYS, EXPORT_RETENTION_DAYS } from '../privacy.contract.ts'
import { deleteAccountHandled } from './deletion/delete-account.ts'
import { deleteDueAccounts, deleteDueJob } from './deletion/delete-due-accounts.ts'
import { countDeletions } from './deletion/deletions.queries.ts'
import { removeErasedFiles } from './deletion/remove-files.ts'
import { makeExport } from './exports/make-export.ts'
import { sweepExports, sweepExportsJob } from './exports/sweep-exports.ts'
import {
  personalAccount,
  personalAnalyticsEvents,
  personalMails,
  personalPrivacy,
  personalUploads,
} from './personal-providers.ts'
import { adminPrivacyRoutes, downloadExportRoutes, privacyRoutes } from './privacy.routes.ts'

export { ERASED_DOMAIN } from './erased-address.ts'
export type { Person, PersonalDataProvider, PersonalFile, PersonalList } from './personal-data-provider.ts'
export { type ListOfPart, readLists } from './personal-lists.ts'
export type { Retention } from './retention.ts'

export const privacyFeature: Feature = {
  routes: [privacyRoutes, downloadExportRoutes, adminPrivacyRoutes],
  jobs(parts) {
    const { storage } = parts.uploads
    const of = {
      ...parts,
      storage,
      providers: parts.features.flatMap(({ personalData }) => personalData?.(parts.features) ?? []),
    }
    return [
      makeExport(of),
      sweepExports(of),
      deleteDueAccounts(of),
      deleteAccountHandled(of),
      removeErasedFiles(of),
    ]
  },
  // Emails come after what others write, and the account last.
  personalData: () => [
    personalUploads,
    personalAnalyticsEvents,
    personalMails,
    personalPrivacy,
    personalAccount,
  ],
  retentions: [
    { name: 'exports', retentionDays: EXPORT_RETENTION_DAYS, job: sweepExportsJob.name },
    { name: 'deletions', retentionDays: CHANGE_OF_MIND_DAYS, job: deleteDueJob.name },
  ],
  pendingReviews: [
    { what: 'deletions', address: '/admin/privacy', isFor: mayManagePeople, count: countDeletions },
  ],
}

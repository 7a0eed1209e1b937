import { administrationFeature } from '#features/administration/server/index.ts'
import { awarenessProgramsFeature } from '#features/awareness-programs/server/index.ts'
import { bannersFeature } from '#features/banners/server/index.ts'
import { certificateProgramsFeature } from '#features/certificate-programs/server/index.ts'
import { certificatesFeature } from '#features/certificates/server/index.ts'
import { counsellingFeature } from '#features/counselling/server/index.ts'
import { eventsFeature } from '#features/events/server/index.ts'
import { resourcesFeature } from '#features/resources/server/index.ts'
import { searchFeature } from '#features/search/server/index.ts'
import { accountsFeature } from '#foundation/accounts/server/index.ts'
import { analyticsFeature } from '#foundation/analytics/server/index.ts'
import { backupFeature } from '#foundation/backup/server/index.ts'
import { creatorsFeature } from '#foundation/creators/server/index.ts'
import { draftsFeature } from '#foundation/drafts/server/index.ts'
import type { Feature, JobParts } from '#foundation/feature.ts'
import { legalFeature } from '#foundation/legal/server/index.ts'
import { mailsFeature } from '#foundation/mails/server/index.ts'
import { metricsFeature } from '#foundation/metrics/server/index.ts'
import { moderationFeature } from '#foundation/moderation/server/index.ts'
import { notificationsFeature } from '#foundation/notifications/server/index.ts'
import { offlineFeature } from '#foundation/offline/server/index.ts'
import { privacyFeature } from '#foundation/privacy/server/index.ts'
import { readingPreferencesFeature } from '#foundation/reading-preferences/server/index.ts'
import { searchWordsFeature } from '#foundation/search-words/server/index.ts'
import { settingsFeature } from '#foundation/settings/server/index.ts'
import { taxonomyFeature } from '#foundation/taxonomy/server/index.ts'
import { uploadsFeature } from '#foundation/uploads/server/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { HandledJob } from '#platform/jobs/job.ts'

/**
 * All features, in the order in which a person's data is erased: certificates before the completions that identify
 * them, and privacy last, which erases emails and the account.
 */
export const features: readonly Feature[] = [
  eventsFeature,
  certificateProgramsFeature,
  certificatesFeature,
  counsellingFeature,
  awarenessProgramsFeature,
  resourcesFeature,
  searchFeature,
  bannersFeature,
  administrationFeature,
  creatorsFeature,
  moderationFeature,
  draftsFeature,
  offlineFeature,
  readingPreferencesFeature,
  notificationsFeature,
  accountsFeature,
  analyticsFeature,
  legalFeature,
  mailsFeature,
  metricsFeature,
  searchWordsFeature,
  settingsFeature,
  taxonomyFeature,
  uploadsFeature,
  backupFeature,
  privacyFeature,
]

/** What routes and jobs both receive, besides what a process opens. */
export const configuredParts = (config: Config) => ({
  config,
  features,
  publicUrl: config.http.publicUrl,
  isSecure: config.http.publicUrl.startsWith('https:'),
  secretKey: config.secretKey,
  formerKeys: config.formerKeys,
})

/** Every job of the product, with its handler. */
export function allJobs({
  config,
  ...opened
}: Pick<JobParts, 'config' | 'clock' | 'mailer' | 'uploads' | 'pdfs'>): HandledJob[] {
  const parts = { ...opened, ...configuredParts(config) }
  return features.flatMap(({ jobs, retentions = [] }) => [
    ...(jobs?.(parts) ?? []),
    ...retentions.flatMap(({ nightly }) => nightly?.(parts) ?? []),
  ])
}

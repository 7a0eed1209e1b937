import { createAmplitude } from '#platform/amplitude/amplitude.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import { forgetOldConsents } from './forget-old-consents.ts'
import { forgetOldSignals } from './forget-old-signals.ts'
import { shareProfile } from './sharing/share-profile.ts'
import { shareSignals } from './sharing/share-signals.ts'

/** Without a key there is no job that could share anything. */
export function analyticsJobs({
  access,
  clock,
}: {
  access: Config['amplitude']
  clock: Clock
}): HandledJob[] {
  const amplitude = createAmplitude(access)
  const sharing = amplitude ? [shareSignals({ amplitude, clock }), shareProfile({ amplitude, clock })] : []
  return [forgetOldSignals(clock), forgetOldConsents(clock), ...sharing]
}

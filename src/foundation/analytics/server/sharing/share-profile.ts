import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import { CONSENT_VERSION } from '#foundation/accounts/accounts.contract.ts'
import {
  hasConsent,
  type SharedProfile,
  selectNewestConsent,
  selectSharedProfile,
} from '#foundation/accounts/server/index.ts'
import type { Amplitude } from '#platform/amplitude/amplitude.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

export const shareProfileJob = defineJob({
  name: 'share-profile',
  payload: z.object({ user_id: z.int() }),
})

/** Queues the profile of a person who consented. Does nothing without a key or consent. */
export async function enqueueProfileShare(
  db: Db,
  { user_id, isShared }: { user_id: number; isShared: boolean },
): Promise<void> {
  if (!isShared || !(await hasConsent(db, { user_id, subject: 'analytics' }))) return
  await enqueue(db, shareProfileJob, { user_id })
}

/** The job that sends Amplitude the profile of a person who consented (docs/rules/analytics.md, Sharing). */
export function shareProfile({ amplitude, clock }: { amplitude: Amplitude; clock: Clock }): HandledJob {
  return handledBy(shareProfileJob, async (db, { user_id }, { id, log }) => {
    const consent = await selectNewestConsent(db, { of: { user_id }, subject: 'analytics' })
    // Checked again before sending: consent may have been withdrawn since.
    if (!consent?.is_given || consent.version !== CONSENT_VERSION || consent.visitor === null) return
    const now = clock.now()
    const profile = await selectSharedProfile(db, { user_id, now })
    if (!profile) return
    const refused = await amplitude.send([
      {
        event_type: '$identify',
        device_id: consent.visitor,
        insert_id: `profile-${id}`,
        time: now.getTime(),
        user_properties: propertiesOf(profile),
      },
    ])
    if (refused !== undefined) log.warn({ user_id, status: refused }, 'profile refused')
  })
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
const inHomeZone = new Intl.DateTimeFormat('en-GB', {
  timeZone: HOME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

function propertiesOf(profile: SharedProfile): Record<string, string> {
  return {
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    email: profile.email,
    mobile: profile.mobile ?? '',
    user_type: profile.user_type ?? '',
    is_member: yesOrNo(profile.is_member),
    logged_in: yesOrNo(profile.is_logged_in),
    membership_type: profile.is_member ? 'Premium Member' : 'Community Member',
    created_date: inHomeZone.format(profile.created_at).replaceAll('/', '-'),
  }
}

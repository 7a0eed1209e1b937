import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Amplitude, AmplitudeEvent } from '#platform/amplitude/amplitude.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import {
  forgetUnagreed,
  keepHere,
  markShared,
  type SharedAnalyticsEvent,
  selectAnalyticsEventsToShare,
} from './sharing.queries.ts'

/** Analytics events in one call, and calls in one run that goes well: 6,000 a minute. */
const BATCH = 200
const MOST_BATCHES = 30

export const shareAnalyticsEventsJob = defineJob({
  name: 'share-signals',
  payload: z.object({}),
  cron: { pattern: '* * * * *', timezone: HOME_ZONE },
  // The next minute begins anew: within one, a service that is away is asked after 5, 10 and 20 seconds.
  retry: { times: 3, first: 5, longest: 20 },
})

/**
 * Each minute: what was counted in browsers whose people agreed goes to Amplitude. A repeat carries the same ids, which
 * count once there.
 */
export function shareAnalyticsEvents({
  amplitude,
  clock,
}: {
  amplitude: Amplitude
  clock: Clock
}): HandledJob {
  return handledBy(shareAnalyticsEventsJob, async (db, _payload, { log }) => {
    await forgetUnagreed(db)
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const analyticsEvents = await selectAnalyticsEventsToShare(db, BATCH)
      if (analyticsEvents.length === 0) return
      await share(analyticsEvents, { db, amplitude, clock, log })
      if (analyticsEvents.length < BATCH) return
    }
  })
}

interface Sharing {
  db: Db
  amplitude: Amplitude
  clock: Clock
  log: Log
}

/**
 * A batch that is refused goes in halves, until the analytics event that is refused stands alone: that one stays here.
 */
async function share(analyticsEvents: readonly SharedAnalyticsEvent[], parts: Sharing): Promise<void> {
  const ids = analyticsEvents.map(({ id }) => id)
  const refused = await parts.amplitude.send(analyticsEvents.map(asEvent))
  if (refused === undefined) return markShared(parts.db, { ids, now: parts.clock.now() })
  if (analyticsEvents.length === 1) {
    parts.log.warn({ signal_id: ids[0], status: refused }, 'signal refused, it stays here')
    return keepHere(parts.db, ids)
  }
  const half = Math.ceil(analyticsEvents.length / 2)
  await share(analyticsEvents.slice(0, half), parts)
  await share(analyticsEvents.slice(half), parts)
}

/** Location, page or program name, and where the visit came from. Nobody's id, nor what the page was of. */
function asEvent(analyticsEvent: SharedAnalyticsEvent): AmplitudeEvent {
  const { id, key, at, device_id, page, program_name, utm_source, utm_medium, utm_campaign } = analyticsEvent
  return {
    event_type: key,
    device_id,
    insert_id: `signal-${id}`,
    time: at.getTime(),
    event_properties: {
      location: page,
      ...(program_name === null ? {} : { program_name }),
      utm_source,
      utm_medium,
      utm_campaign,
    },
  }
}

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

/** Analytics events per call, and calls per successful run: at most 6,000 events a minute. */
const BATCH = 200
const MOST_BATCHES = 30

export const shareAnalyticsEventsJob = defineJob({
  name: 'share-signals',
  payload: z.object({}),
  cron: { pattern: '* * * * *', timezone: HOME_ZONE },
  // Each minute starts over. Within it, an unavailable service is tried again after 5, 10 and 20 seconds.
  retry: { times: 3, first: 5, longest: 20 },
})

/**
 * Each minute, sends Amplitude the events from browsers whose people consented. A retry sends the same ids, which
 * Amplitude counts once.
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

/** Splits a refused batch in halves until the refused event is alone. That event is never shared. */
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

/** Page, program name and where the visit came from; never a person's id or the page's subject. */
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

import { insertBanners } from '#features/banners/server/index.ts'
import {
  events as eventsTable,
  insertEvents,
  insertSeries,
  insertSpeakers,
} from '#features/events/server/index.ts'
import { loadStartingWords } from '#foundation/search-words/server/index.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { pictured } from './art/index.ts'
import { banners } from './content/banners.ts'
import { events } from './content/events/index.ts'
import { series } from './content/series.ts'
import { speakers } from './content/speakers.ts'
import { demoEvent, type Ids } from './demo-event.ts'
import { insertAudience } from './insert-audience.ts'
import { insertAudienceRegistrations } from './insert-audience-registrations.ts'
import { insertAwareness } from './insert-awareness.ts'
import { insertCertificates } from './insert-certificates.ts'
import { insertCreators } from './insert-creators.ts'
import { insertDemoResources } from './insert-demo-resources.ts'
import { insertFeedback } from './insert-feedback.ts'
import { insertFilms } from './insert-films.ts'
import { insertPeople } from './insert-people.ts'
import { insertPrograms } from './insert-programs.ts'
import { insertRegistrations } from './insert-registrations.ts'
import { insertResourceLife } from './insert-resource-life.ts'
import { insertRoles } from './insert-roles.ts'
import { insertVisits } from './insert-visits.ts'
import { linkSpeakers } from './link-speakers.ts'

/** The demo catalogue is for an empty database only. */
export class DatabaseNotEmpty extends Error {
  constructor() {
    super(
      'There are events in this database. The demo catalogue goes into an empty one: name another DATA_DIR.',
    )
    this.name = 'DatabaseNotEmpty'
  }
}

/** Invented people and events have no place among real ones. */
export class NeverInProduction extends Error {
  constructor() {
    super('The demo catalogue is never loaded while NODE_ENV is production.')
    this.name = 'NeverInProduction'
  }
}

/**
 * Fills an empty database with the demo catalogue, dated from `now`: all of it or nothing. Without uploads resources
 * come without their files, which take some seconds to draw.
 * @throws NeverInProduction, DatabaseNotEmpty
 */
export async function loadDemo(
  db: Db,
  { now, mode, uploads }: { now: Date; mode: Config['mode']; uploads?: Uploads },
): Promise<void> {
  if (mode === 'production') throw new NeverInProduction()
  await db.transaction(async (tx) => {
    if ((await tx.$count(eventsTable)) > 0) throw new DatabaseNotEmpty()
    const terms = await loadStartingTerms(tx)
    await loadStartingWords(tx)
    const people = await insertCreators(tx, { people: await insertPeople(tx, terms, now), ids: terms, now })
    const resources = await insertDemoResources(tx, { people, ids: terms, now, uploads })
    const ids: Ids = {
      ...terms,
      resources,
      speakers: await insertSpeakers(tx, speakers),
      series: await insertSeries(tx, series),
    }
    await linkSpeakers(tx, { speakers: ids.speakers, people })
    const eventIds = await insertEvents(
      tx,
      events.map((event, index) => demoEvent(event, { ids, now, index })),
    )
    await insertBanners(
      tx,
      banners.map((banner) => ({ ...banner, ...pictured(`banner-${banner.key}`) })),
    )
    const audience = await insertAudience(tx, now)
    const byKey = new Map(events.map(({ key }, index) => [key, eventIds[index] ?? 0]))
    await insertResourceLife(tx, { resources, people, audience, now })
    await insertRoles(tx, { events: byKey, people })
    await insertRegistrations(tx, { events: byKey, people }, now)
    await insertAudienceRegistrations(tx, audience, now)
    await insertFilms(tx, { events: byKey, people }, now)
    await insertPrograms(tx, { ids, events: byKey, people }, now)
    await insertAwareness(tx, { ids, people, audience }, now)
    await insertCertificates(tx, { events: byKey, people }, now)
    await insertVisits(tx, { events: byKey, resources, audience, now })
    await insertFeedback(tx, { ids: { events: byKey, speakers: ids.speakers, people }, audience, now })
  })
}

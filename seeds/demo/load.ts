import { insertBanners } from '#features/banners/server/index.ts'
import {
  events as eventsTable,
  insertEvents,
  insertSeries,
  insertSpeakers,
} from '#features/events/server/index.ts'
import { insertResources } from '#features/resources/server/index.ts'
import { loadStartingTerms, type StartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { banners } from './content/banners.ts'
import { events } from './content/events/index.ts'
import { resources } from './content/resources.ts'
import { series } from './content/series.ts'
import { speakers } from './content/speakers.ts'
import { demoEvent, type Ids, idsOf } from './demo-event.ts'
import { insertAudience } from './insert-audience.ts'
import { insertAudienceRegistrations } from './insert-audience-registrations.ts'
import { insertCertificates } from './insert-certificates.ts'
import { insertFeedback } from './insert-feedback.ts'
import { insertFilms } from './insert-films.ts'
import { insertPeople } from './insert-people.ts'
import { insertRegistrations } from './insert-registrations.ts'
import { insertRoles } from './insert-roles.ts'

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
 * Fills an empty database with the demo catalogue, dated from `now`: all of it or nothing.
 * @throws NeverInProduction, DatabaseNotEmpty
 */
export async function loadDemo(db: Db, { now, mode }: { now: Date; mode: Config['mode'] }): Promise<void> {
  if (mode === 'production') throw new NeverInProduction()
  await db.transaction(async (tx) => {
    if ((await tx.$count(eventsTable)) > 0) throw new DatabaseNotEmpty()
    const ids = await loadWhatEventsNeed(tx)
    const eventIds = await insertEvents(
      tx,
      events.map((event, index) => demoEvent(event, { ids, now, index })),
    )
    await insertBanners(tx, banners)
    const people = await insertPeople(tx, ids, now)
    const audience = await insertAudience(tx, now)
    const byKey = new Map(events.map(({ key }, index) => [key, eventIds[index] ?? 0]))
    await insertRoles(tx, { events: byKey, people })
    await insertRegistrations(tx, { events: byKey, people }, now)
    await insertAudienceRegistrations(tx, audience, now)
    await insertFilms(tx, { events: byKey, people }, now)
    await insertCertificates(tx, { events: byKey, people }, now)
    await insertFeedback(tx, { ids: { events: byKey, speakers: ids.speakers, people }, audience, now })
  })
}

async function loadWhatEventsNeed(db: Db): Promise<Ids> {
  const terms = await loadStartingTerms(db)
  return {
    ...terms,
    speakers: await insertSpeakers(db, speakers),
    series: await insertSeries(db, series),
    resources: await loadResources(db, terms),
  }
}

async function loadResources(db: Db, ids: StartingTerms): Promise<Map<string, number>> {
  const added = await insertResources(
    db,
    resources.map((resource) => ({
      resource_type_id: idsOf(ids.resource_types, [resource.type])[0] ?? 0,
      title: resource.title,
      description: resource.description,
      status: 'published',
      likes_count: resource.likes,
      skill_ids: idsOf(ids.skills, resource.skills),
      tag_ids: idsOf(ids.tags, resource.tags),
      age_group_ids: idsOf(ids.age_groups, resource.age_groups),
    })),
  )
  return new Map(resources.map(({ key }, index) => [key, added[index] ?? 0]))
}

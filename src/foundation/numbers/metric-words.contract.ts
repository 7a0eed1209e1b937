import { m } from '#messages/messages.js'
import type { DividedMetric, Metric, ThingGroup } from './number-values.contract.ts'

/** What is counted, as pages and files call it. */
export const metricNames: Record<Metric, () => string> = {
  'events-registered': m.numbers_events_registered,
  'events-attended': m.numbers_events_attended,
  'events-rated': m.numbers_events_rated,
  'events-stars': m.numbers_events_stars,
  'resources-opened': m.numbers_resources_opened,
  'resources-saved': m.numbers_resources_saved,
  'resources-shared': m.numbers_resources_shared,
  'resources-published': m.numbers_resources_published,
  'programs-enrolled': m.numbers_programs_enrolled,
  'programs-begun': m.numbers_programs_begun,
  'programs-finished': m.numbers_programs_finished,
  'programs-certified': m.numbers_programs_certified,
  'campaigns-started': m.numbers_campaigns_started,
  'campaigns-visited': m.numbers_campaigns_visited,
  'campaigns-completed': m.numbers_campaigns_completed,
  'people-joined': m.numbers_people_joined,
  'people-active': m.numbers_people_active,
  'people-returning': m.numbers_people_returning,
  'sources-viewed': m.numbers_sources_viewed,
  'sources-joined': m.numbers_sources_joined,
}

/** What a thing of the group is called. */
export const thingNames: Record<ThingGroup, () => string> = {
  events: m.numbers_event,
  resources: m.numbers_resource,
  programs: m.numbers_program,
  campaigns: m.numbers_awareness_program,
}

/** What a divided number is told by. */
export const dividedNames: Record<DividedMetric, () => string> = {
  'people-joined': m.numbers_joined_by_occupation,
  'people-active': m.numbers_active_by_occupation,
  'sources-viewed': m.numbers_viewed_by_source,
  'sources-joined': m.numbers_joined_by_source,
}

/** Some, but too few to be told. */
export const fewWords = () => m.numbers_few()

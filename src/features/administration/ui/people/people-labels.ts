import type { MadeKind, PersonCount } from '#foundation/feature.contract.ts'
import { m } from '#messages/messages.js'
import type { PeopleState } from '../../people.contract.ts'

const states: Record<PeopleState, () => string> = {
  disabled: m.people_state_closed,
  unverified: m.people_state_not_confirmed,
  member: m.people_is_member,
  leaving: m.people_is_deletion_scheduled,
}
export const stateName = (state: PeopleState) => states[state]()

const counts: Record<PersonCount, () => string> = {
  registrations: m.people_count_registrations,
  attended: m.people_count_attended,
  questions: m.people_count_questions,
  event_reviews: m.people_count_event_reviews,
  courses: m.people_count_courses,
  certificates: m.people_count_certificates,
  resources: m.people_count_resources,
  resource_reviews: m.people_count_resource_reviews,
  campaigns: m.people_count_campaigns,
  followers: m.people_count_followers,
  reports_made: m.people_count_reports_made,
}
export const countName = (count: PersonCount) => counts[count]()

const made: Record<MadeKind, () => string> = {
  resource: m.people_made_resource,
  campaign: m.people_made_campaign,
}
export const madeName = (kind: MadeKind) => made[kind]()

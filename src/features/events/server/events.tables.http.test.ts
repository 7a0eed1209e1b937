import { describe, expect, it } from 'vitest'
import { createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { GivenEvent } from '../testing/complete-event.ts'
import { createEvent, createSpeaker } from '../testing/create-event.ts'
import { eventSkills } from './event-links.tables.ts'
import { events } from './events.tables.ts'

const test = testApp()

/** The name of the violated constraint, however the driver's error is wrapped. */
async function refusedBy(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause) return String(cause.constraint)
  }
  return undefined
}

describe('the table of events', () => {
  it.each<[string, GivenEvent]>([
    ['events_published_with_access_facts', { access_captions: null }],
    ['events_published_with_access_facts', { access_sign_language: null }],
    ['events_published_with_access_facts', { access_recording: null }],
    ['events_published_with_access_facts', { access_breaks: null }],
    ['events_published_with_access_facts', { access_camera_optional: null }],
    ['events_published_with_access_facts', { access_language: null }],
    ['events_published_with_access_facts', { access_adjustment: null }],
    ['events_registered_fit', { capacity: 5, registered_count: 6 }],
    ['events_counts_are_not_negative', { registered_count: -1 }],
    ['events_capacity_is_positive', { capacity: 0 }],
    ['events_end_after_they_start', { minutes: 0 }],
    ['events_start_and_end_together', { end_date_time: null }],
    ['events_ratings_are_one_to_five', { rating_count: 2, rating_sum: 11 }],
    ['events_ratings_are_one_to_five', { rating_count: 2, rating_sum: 1 }],
    ['events_attendance_share_is_a_share', { attendance_share: 101 }],
    ['events_meeting_is_web', { zoom_link: 'javascript:alert(1)' }],
    ['events_title_is_there', { title: {} }],
    ['events_title_is_there', { title: { en: '' } }],
    ['event_recordings_last', { recording: { published_minutes_ago: 1, duration_seconds: 0 } }],
    ['events_event_type_id_event_types_id_fk', { event_type_id: 9_999 }],
    ['event_tags_tag_id_tags_id_fk', { tag_ids: [9_999] }],
  ])('refuses by %s what is given as %j, and keeps nothing of it', async (constraint, given) => {
    expect(await refusedBy(createEvent(test.db, given))).toBe(constraint)
    expect(await test.db.$count(events)).toBe(0)
  })

  it('takes a draft without access facts and an event that is just full', async () => {
    await createEvent(test.db, { publication: 'draft', access_captions: null, access_adjustment: null })
    await createEvent(test.db, { capacity: 5, registered_count: 5 })
    expect(await test.db.$count(events)).toBe(2)
  })

  it('keeps each link once', async () => {
    const skill = await createSkill(test.db)
    const event_id = await createEvent(test.db, { skill_ids: [skill] })
    const work = test.db.insert(eventSkills).values({ event_id, skill_id: skill, position: 1 })
    expect(await refusedBy(work)).toBe('event_skills_event_id_skill_id_pk')
  })

  it('writes the names of speakers, skills and tags for the search, in every language', async () => {
    const speaker_ids = [await createSpeaker(test.db, { name: 'Meera Nair' })]
    const skill_ids = [await createSkill(test.db, { name: { en: 'Play', hi: 'खेल' } })]
    const tag_ids = [
      await createTag(test.db, { name: { hi: 'नींद' } }),
      await createTag(test.db, { name: 'Sleep' }),
    ]
    await createEvent(test.db, { speaker_ids, skill_ids, tag_ids })
    await createEvent(test.db, { start_date_time: TEST_NOW })
    const written = await test.db.select({ words: events.search_words }).from(events).orderBy(events.id)
    expect(written).toEqual([{ words: 'Meera Nair Play खेल नींद Sleep' }, { words: '' }])
  })
})

import { describe, expect, it } from 'vitest'
import { createEventType, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { type EventFilters, STATUS_FILTERS, type StatusFilter } from '../../events.contract.ts'
import type { GivenEvent } from '../../testing/complete-event.ts'
import { createEvent } from '../../testing/create-event.ts'
import { countEventFacets } from './count-event-facets.ts'
import { listEvents } from './list-events.ts'

const test = testApp()

interface Made extends GivenEvent {
  id: number
}

/** Every way in which a start, an end, a promised recording and a published one lie in time. */
async function everyCourse(): Promise<{ made: Made[]; skills: number[]; tags: number[] }> {
  const event_type_id = await createEventType(test.db)
  const skills = [await createSkill(test.db), await createSkill(test.db)]
  const tags = [await createTag(test.db)]
  const made: Made[] = []
  for (const starts_in_minutes of [null, -5_000, -100, -30, 200, 9_000])
    for (const access_recording of [true, false])
      for (const ago of [null, 6_000, 50, -300, -9_500]) {
        if (starts_in_minutes === null && access_recording) continue
        const number = made.length
        const given: GivenEvent = {
          title: `Calm morning ${number}`,
          starts_in_minutes,
          access_recording,
          skill_ids: skills.slice(number % 3),
          tag_ids: number % 4 === 0 ? tags : [],
          access_language: number % 2 === 0 ? 'en' : 'hin',
          access_captions: number % 5 === 0 ? 'none' : 'live',
          registered_count: number % 7,
          ...(number % 6 === 0 && { zoom_link: null }),
          ...(ago !== null && { recording: { published_minutes_ago: ago } }),
        }
        made.push({ ...given, id: await createEvent(test.db, { ...given, event_type_id }) })
      }
  return { made, skills, tags }
}

/** What docs/rules/events.md says of an event's status, in minutes from TEST_NOW. */
function courseOf(
  { starts_in_minutes: start = 0, access_recording, zoom_link, recording }: Made,
  now: number,
) {
  const end = start === null ? null : start + 60
  const film = recording && 'published_minutes_ago' in recording ? -recording.published_minutes_ago : null
  const isEnded = end !== null && end <= now
  const hasFilm = film !== null && film <= now && (end === null || isEnded)
  if (hasFilm) return 'On-Demand'
  if (isEnded) return access_recording ? 'In Transit' : 'Over'
  return start !== null && zoom_link !== null ? 'Scheduled' : 'Upcoming'
}

const isIn = (made: Made, tab: StatusFilter, now: number): boolean => {
  const course = courseOf(made, now)
  const start = made.starts_in_minutes ?? null
  if (tab === 'all') return course !== 'Over'
  if (tab === 'live') return start !== null && made.zoom_link !== null && start <= now && start + 60 > now
  if (tab === 'upcoming') return course === 'Upcoming' || course === 'Scheduled'
  return course.toLowerCase().replace(' ', '-') === tab
}

const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)

describe('lists, tabs and facets at any time', { timeout: 60_000 }, () => {
  it('say of each event what its facts say at that time', async () => {
    const { made, skills, tags } = await everyCourse()
    const [skill = 0] = skills
    const meets: [EventFilters, (made: Made) => boolean][] = [
      [{}, () => true],
      [{ skill: [skill] }, ({ skill_ids }) => skill_ids?.includes(skill) ?? false],
      [{ language: ['hin'], tag: tags }, (one) => one.access_language === 'hin' && one.tag_ids?.length === 1],
      [{ captions: true, search_query: 'calm' }, ({ access_captions }) => access_captions !== 'none'],
    ]
    for (const minute of [-10_000, -4_000, -40, 0, 55, 250, 301, 20_000]) {
      const now = new Date(TEST_NOW.getTime() + minute * 60_000)
      for (const [filters, isMet] of meets) {
        for (const status of STATUS_FILTERS) {
          const asked = {
            filters: { ...filters, status },
            now,
            language: 'en',
            isDescending: undefined,
          } as const
          const expected = made.filter((one) => isMet(one) && isIn(one, status, minute)).map(({ id }) => id)
          const first = await listEvents(test.db, {
            ...asked,
            sorts: [],
            page: 1,
            length: 100,
            after: undefined,
          })
          const what = `${status} at ${minute}, ${JSON.stringify(filters)}`
          expect(sorted(first.data.map(({ id }) => id)), what).toEqual(expected)
          expect(first.recordsTotal, what).toBe(expected.length)
          // In pieces, by cursor and by number, in every order.
          for (const sorts of [[1], [2], [3], [4], [3, 1]] as const) {
            const whole = await listEvents(test.db, {
              ...asked,
              sorts,
              page: 1,
              length: 100,
              after: undefined,
            })
            const ids = whole.data.map(({ id }) => id)
            const rest = ids.slice(5, 9)
            if (rest.length === 0) continue
            const behind = await listEvents(test.db, { ...asked, sorts, page: 1, length: 4, after: ids[4] })
            expect(
              behind.data.map(({ id }) => id),
              `${sorts} behind, ${what}`,
            ).toEqual(rest)
          }
        }
        const facets = await countEventFacets(test.db, { filters, now, language: 'en' })
        const listed = made.filter((one) => isMet(one) && isIn(one, 'all', minute))
        const captioned = listed.filter(({ access_captions }) => access_captions !== 'none')
        expect(facets.captions, `captions at ${minute}, ${JSON.stringify(filters)}`).toBe(captioned.length)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import {
  createAgeGroup,
  createEventType,
  createSkill,
  createTag,
} from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import {
  type EventFacets,
  type EventFilters,
  type EventSort,
  STATUS_FILTERS,
  type StatusFilter,
} from '../../events.contract.ts'
import type { GivenEvent } from '../../testing/complete-event.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'
import { countEventFacets } from './count-event-facets.ts'
import { listEvents } from './list-events.ts'

const test = testApp()

interface Made extends GivenEvent {
  id: number
}

/** Every combination of start, end, promised recording and published recording before and after now. */
async function everyCourse(): Promise<{ made: Made[]; skills: number[]; tags: number[] }> {
  const types = [await createEventType(test.db), await createEventType(test.db)]
  const speakers = [await createSpeaker(test.db), await createSpeaker(test.db)]
  const ages = [await createAgeGroup(test.db)]
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
          age_group_ids: number % 5 < 2 ? ages : [],
          speaker_ids: speakers.slice(number % 3),
          event_type_id: types[number % 2] ?? 0,
          access_sign_language: number % 4 === 1,
          access_language: number % 2 === 0 ? 'en' : 'hin',
          access_captions: number % 5 === 0 ? 'none' : 'live',
          registered_count: number % 7,
          ...(number % 6 === 0 && { zoom_link: null }),
          ...(ago !== null && { recording: { published_minutes_ago: ago } }),
        }
        made.push({ ...given, id: await createEvent(test.db, given) })
      }
  return { made, skills, tags }
}

/** The status of an event according to docs/rules/events.md, in minutes from TEST_NOW. */
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

/** The terms of an event that each facet counts. */
const termsOf: Record<keyof EventFacets, (made: Made) => readonly (number | string)[]> = {
  age_groups: ({ age_group_ids }) => age_group_ids ?? [],
  skills: ({ skill_ids }) => skill_ids ?? [],
  tags: ({ tag_ids }) => tag_ids ?? [],
  types: ({ event_type_id }) => [event_type_id ?? 0],
  creators: ({ speaker_ids }) => speaker_ids ?? [],
  languages: ({ access_language }) => [access_language ?? ''],
  captions: ({ access_captions }) => (access_captions === 'none' ? [] : ['yes']),
  sign_language: ({ access_sign_language }) => (access_sign_language ? ['yes'] : []),
}

/** Conditions on an event, by the facet of the choice. */
type Met = Partial<Record<keyof EventFacets, (made: Made) => boolean>>

const isMet = (one: Made, met: Met, but?: string) =>
  Object.entries(met).every(([facet, condition]) => facet === but || condition(one))

/** How many events each facet counts for each term: those that meet the conditions of the other facets. */
const countedIn = (listed: readonly Made[], met: Met) =>
  Object.fromEntries(
    Object.entries(termsOf).map(([facet, terms]) => {
      const counts: Record<string, number> = {}
      for (const one of listed.filter((each) => isMet(each, met, facet)))
        for (const term of terms(one)) counts[term] = (counts[term] ?? 0) + 1
      return [facet, counts]
    }),
  )

const countsIn = (facets: EventFacets) =>
  Object.fromEntries(
    Object.entries(facets).map(([facet, terms]) => {
      const counts = typeof terms === 'number' ? [{ id: 'yes', count: terms }] : terms
      return [facet, Object.fromEntries(counts.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])))]
    }),
  )

interface Asked {
  filters: EventFilters
  now: Date
  mostGathered?: number
}

/** The ids of a page, and the total. */
async function page(
  asked: Asked,
  of: { sorts?: readonly EventSort[]; length?: number; page?: number; after?: number },
) {
  const { sorts = [], length = 100, after } = of
  const order = { sorts, isDescending: undefined, language: 'en' } as const
  const list = await listEvents(test.db, { ...asked, ...order, length, page: of.page ?? 1, after })
  return { ids: list.data.map(({ id }) => id), total: list.recordsTotal }
}

/**
 * The second page is the same by cursor, in every order, and by number, in the orders by date, which have several
 * parts.
 */
async function expectPages(asked: Asked, what: string): Promise<void> {
  for (const sorts of [[1], [2], [3], [4], [3, 1]] as const) {
    const { ids } = await page(asked, { sorts })
    const second = ids.slice(4, 8)
    if (second.length === 0) continue
    const by = { sorts, length: 4 }
    const behind = await page(asked, { ...by, after: ids[3] ?? 0 })
    expect(behind.ids, `${sorts} by cursor, ${what}`).toEqual(second)
    if (sorts[0] !== 3) continue
    const numbered = await page(asked, { ...by, page: 2 })
    expect(numbered.ids, `${sorts} by number, ${what}`).toEqual(second)
  }
}

describe('lists, tabs and facets at any time', { timeout: 60_000 }, () => {
  it('say of each event what its facts say at that time', async () => {
    const { made, skills, tags } = await everyCourse()
    const [skill = 0] = skills
    const hasSkill = ({ skill_ids }: Made) => skill_ids?.includes(skill) ?? false
    const hasTag = ({ tag_ids }: Made) => tag_ids?.length === 1
    const isHindi = ({ access_language }: Made) => access_language === 'hin'
    const hasCaptions = ({ access_captions }: Made) => access_captions !== 'none'
    const asked: { filters: EventFilters; met: Met; mostGathered?: number }[] = [
      { filters: {}, met: {} },
      { filters: { skill: [skill] }, met: { skills: hasSkill } },
      { filters: { language: ['hin'], tag: tags }, met: { languages: isHindi, tags: hasTag } },
      {
        filters: { language: ['hin'], tag: tags },
        met: { languages: isHindi, tags: hasTag },
        mostGathered: 0,
      },
      { filters: { captions: true, search_query: 'calm' }, met: { captions: hasCaptions } },
    ]
    for (const minute of [-10_000, -4_000, -40, 0, 55, 250, 301, 20_000]) {
      const now = new Date(TEST_NOW.getTime() + minute * 60_000)
      for (const { filters, met, ...limit } of asked) {
        const what = `at ${minute}, ${JSON.stringify({ ...filters, ...limit })}`
        for (const status of STATUS_FILTERS) {
          const inTab = { filters: { ...filters, status }, now, ...limit }
          const expected = made.filter((one) => isMet(one, met) && isIn(one, status, minute))
          const { ids, total } = await page(inTab, {})
          expect(sorted(ids), `${status} ${what}`).toEqual(expected.map(({ id }) => id))
          expect(total, `${status} ${what}`).toBe(expected.length)
          await expectPages(inTab, `${status} ${what}`)
        }
        const facets = await countEventFacets(test.db, { filters, now, language: 'en' })
        const listed = made.filter((one) => isIn(one, 'all', minute))
        expect(countsIn(facets), what).toEqual(countedIn(listed, met))
      }
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { eventHosts } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

/**
 * Who is allowed, besides administrators. `host` is the host of the requested event, `another host` that of another.
 */
type Narrow = 'moderator' | 'campaign manager' | 'another host' | 'host' | 'editor'

const nobody: Narrow[] = []
const staff: Narrow[] = ['moderator', 'campaign manager', 'another host', 'host', 'editor']
const organisers: Narrow[] = ['another host', 'host', 'editor']
const organisersOfIt: Narrow[] = ['host', 'editor']
const editors: Narrow[] = ['editor']
const hostOfIt: Narrow[] = ['host']
const managers: Narrow[] = ['campaign manager']
const managersAndEditors: Narrow[] = ['campaign manager', 'editor']

/** By the beginning of addresses under `/v2/admin/`; the longest match counts. */
const table: Record<string, Narrow[]> = {
  'overview/': staff,
  'numbers/': managersAndEditors,
  'start/': staff,
  'mail/': nobody,
  'job/': nobody,
  'settings/': nobody,
  'people/': nobody,
  'privacy/': nobody,
  'audit/': nobody,
  'report/': ['moderator'],
  'held/': ['moderator'],
  'word/': ['moderator'],
  'search-word/': nobody,
  'event/': organisersOfIt,
  'event/list/': organisers,
  'event/publish/': editors,
  'event/cancel/': editors,
  'event/host/': editors,
  'event/host/list/': organisersOfIt,
  'event/registration/list/': hostOfIt,
  'event/question/list/': hostOfIt,
  'event/review/list/': hostOfIt,
  'event/feedback/': hostOfIt,
  'certificate/': hostOfIt,
  'certificate/program/': nobody,
  'certificate/program/preview/': editors,
  'counselling/': nobody,
  'resource/list/': ['moderator', 'editor'],
  'resource/hide/': ['moderator'],
  'resource/restore/': ['moderator'],
  'speaker/': editors,
  'series/': editors,
  'awareness/': editors,
  'awareness/list/': managersAndEditors,
  'awareness/campaign/': managers,
  'awareness/invitation/': managers,
  'course/': editors,
  'banner/': editors,
  'taxonomy/': editors,
  'course/people/': nobody,
  'course/cohort/': nobody,
}
/** Calls for a thing by its own id, which doesn't exist: their own tests say who may open it. */
const byOwnId = /\/(event\/report|certificate\/(details|reissue|revoke))\//

/** Files and log-in routes that are not calls of the contract. */
const files: Record<string, Narrow[]> = {
  '/admin/numbers.csv': ['campaign manager', 'editor'],
  '/admin/events.csv': organisers,
  '/admin/events/1/registrations.csv': hostOfIt,
  '/admin/events/1/questions.csv': hostOfIt,
  '/admin/events/1/reviews.csv': hostOfIt,
  '/admin/events/1/certificates.csv': hostOfIt,
  '/admin/certificate-programs/1/people.csv': nobody,
  '/admin/certificate-programs/1/cohorts/1/members.csv': nobody,
}

/** Valid values for every call; each picks the fields that it knows. */
const filledIn = {
  id: 1,
  event_id: 1,
  user_id: 1,
  upload_id: 1,
  event_type_id: 1,
  email: 'nobody@example.org',
  kind: 'event-question',
  decision: 'hide',
  reason: 'By mistake',
  title_en: 'Play',
  name: 'Meera Nair',
  name_en: 'Songs',
  designation_en: 'Teacher',
  introduction_en: 'Listens.',
  language: 'en',
  captions: 'WEBVTT',
  role: 'moderator',
  is_granted: true,
  is_member: true,
  is_closed: true,
  session_id: '00000000-0000-4000-8000-000000000000',
  wants_mail: false,
  needs_review: true,
  csv: 'topic',
  is_check: true,
  topic: 'Calm evenings',
  speaker_id: '42',
  speaker_name: 'Dr Meena Iyer',
  holder_name: 'Asha Verma',
  held_on: '2026-01-10',
  minutes: 90,
  program_id: 1,
  module_id: 1,
  direction: 'up',
  link: '/',
  list: 'tags',
  into_id: 2,
  question_kind: 'single',
  question_en: 'Why?',
  words: 'free money',
  action: 'review',
}
/** Values for calls that read a field differently. */
const filledInOtherwise: Record<string, object> = {
  // The first event is a draft, the second is published.
  'event/cancel/': { id: 2 },
  'held/decide/': { decision: 'refuse' },
  'job/failed/list/': { name: 'send-mail' },
  'job/retry/': { job_id: '00000000-0000-4000-8000-000000000000' },
  'settings/limit/edit/': { name: 'report', tries: 10, seconds: 3600 },
  'settings/reset/': { key: 'name' },
}

const test = testApp()
let people: Map<Narrow | 'visitor' | 'no role', Person | undefined>

beforeEach(async () => {
  const administrator = await createPerson(test, { is_admin: true })
  const withRole = async (role: Role) => {
    const person = await createPerson(test)
    await setRole(test.db, administrator, { id: person.id, role, isGranted: true })
    return person
  }
  const host = await withRole('event-host')
  const anotherHost = await withRole('event-host')
  const own = await createEvent(test.db, { publication: 'draft' })
  const other = await createEvent(test.db)
  expect(own).toBe(1)
  await test.db.insert(eventHosts).values([
    { event_id: own, user_id: host.id },
    { event_id: other, user_id: anotherHost.id },
  ])
  // Editors come last, because what they publish or cancel changes the state.
  people = new Map([
    ['visitor', undefined],
    ['no role', await createPerson(test)],
    ['moderator', await withRole('moderator')],
    ['campaign manager', await withRole('campaign-manager')],
    ['another host', anotherHost],
    ['host', host],
    ['editor', await withRole('content-editor')],
  ])
})

interface Answered {
  status: number
  type: string
  location: string
  code: string | undefined
}

/** The roles whose requests passed `isLetIn`. */
async function letIn(
  asked: { method: 'GET' | 'POST'; url: string; payload?: object },
  isLetIn: (answer: Answered) => boolean,
) {
  const found: string[] = []
  for (const [who, person] of people) {
    const answer = await test.app.inject({
      ...asked,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(person ? { cookie: `accesstoken=${person.token}` } : {}),
      },
    })
    const type = String(answer.headers['content-type'])
    const code = type.includes('json') ? answer.json().errors?.[0]?.code : undefined
    const location = String(answer.headers.location)
    if (isLetIn({ status: answer.statusCode, type, location, code })) found.push(who)
  }
  return found
}

const isPast = ({ status, code }: Answered) =>
  status !== 401 && status !== 403 && status < 500 && code !== 'EventNotFound'

describe('a narrow role', () => {
  const calls = everyEndpoint.filter(({ path }) => path.startsWith('/v2/admin/') && !byOwnId.test(path))
  it.each(calls)('opens what is its own: $method $path', async ({ method, path }) => {
    const part = path.slice('/v2/admin/'.length)
    const [key = ''] = Object.keys(table)
      .filter((start) => part.startsWith(start))
      .sort((a, b) => b.length - a.length)
    expect(table, `no row for ${part}`).toHaveProperty([key])
    const asked =
      method === 'GET'
        ? { method, url: `${path}?id=1&language=hi&list=tags&into_id=2` }
        : {
            method: 'POST' as const,
            url: path,
            payload: { ...filledIn, ...filledInOtherwise[part] },
          }
    expect(await letIn(asked, isPast)).toEqual(table[key])
  })

  it.each(Object.entries(files))('reads tables of its own alone: %s', async (url, who) => {
    expect(await letIn({ method: 'GET', url }, ({ type }) => type.startsWith('text/csv'))).toEqual(who)
  })

  it('opens no meeting: that is for those who are registered', async () => {
    const asked = { method: 'GET' as const, url: '/events/details/2/join' }
    expect(await letIn(asked, ({ location }) => location.startsWith('https://meet.'))).toEqual([])
  })
})

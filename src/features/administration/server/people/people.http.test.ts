import { beforeEach, describe, expect, it } from 'vitest'
import { createCampaign } from '#features/awareness-programs/testing/create-campaign.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { fillFollowers } from '#foundation/creators/testing/fill-followers.queries.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let admin: Person
let ravi: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true, first_name: 'Kavita', last_name: 'Rao' })
  ravi = await createPerson(test, { first_name: 'Ravi', last_name: 'Das', is_member: true })
})

const list = async (body: object = {}, by = admin) =>
  (await by.call('POST /v2/admin/people/list/', { body })).data.map(({ id }) => id)
const details = (id: number, by = admin) => by.tryCall('GET /v2/admin/people/details/', { query: { id } })
const file = (person: Person | undefined, payload: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/admin/people.csv',
    payload,
    headers: person
      ? { cookie: `accesstoken=${person.token}`, 'sec-fetch-site': 'same-origin' }
      : { 'sec-fetch-site': 'same-origin' },
  })

describe('the list of people', () => {
  it('is searched by name, address, username and number, and narrowed by state', async () => {
    expect(await list({ search_query: 'ravi d' })).toEqual([ravi.id])
    expect(await list({ search_query: String(ravi.id) })).toContain(ravi.id)
    expect(await list({ search_query: '%' })).toEqual([])
    expect(await list({ state: 'member' })).toEqual([ravi.id])
    expect(await list({ state: 'disabled' })).toEqual([])
    expect(await list({ state: 'leaving' })).toEqual([])
    await admin.call('POST /v2/admin/people/close/', {
      body: { id: ravi.id, is_closed: true, reason: 'By mistake' },
    })
    expect(await list({ state: 'disabled' })).toEqual([ravi.id])
    expect(await list({ sort: 'name', length: 1 })).toEqual([admin.id])
    expect(await list({ sort: 'seen' })).toHaveLength(2)
    for (const sort of ['newest', 'name', 'seen'] as const) {
      const [down, up] = [true, false].map((flag_descending) => list({ sort, flag_descending }))
      expect(await down).toEqual((await up)?.toReversed())
    }
    expect(await list({ sort: 'name', flag_descending: true, length: 1 })).toEqual([ravi.id])
    expect(await list({ occupation_id: 1 })).toEqual([])
  })

  it('takes a fixed number of queries', async () => {
    const few = await test.queriesOf(() => list())
    for (let more = 0; more < 5; more++) await createPerson(test)
    expect(await test.queriesOf(() => list())).toEqual(few)
  })
})

describe('the page of a person', () => {
  it('tells the account, where it is open, what they did, and what others see of it', async () => {
    await ravi.call('POST /v2/event/register/', { body: { id: await createEvent(test.db) } })
    const resource = await createResource(test.db, { creator_id: ravi.id, title: 'Colours' })
    await createResource(test.db, { creator_id: ravi.id, title: 'For me', privacy: 'Only me' })
    const campaign = await createCampaign(test.db, { owner_id: ravi.id })
    const answer = await details(ravi.id)
    const counted = answer.success ? answer.data.counts.filter(({ count }) => count > 0) : []
    expect(counted).toEqual([
      { name: 'registrations', count: 1 },
      { name: 'resources', count: 1 },
      { name: 'campaigns', count: 1 },
    ])
    expect(answer).toMatchObject({
      success: true,
      data: {
        name: 'Ravi Das',
        is_member: true,
        is_verified: false,
        delete_at: null,
        sessions: [{ is_current: false }],
        made: [
          { kind: 'resource', title: 'Colours', address: `/resource/colours/${resource}`, is_hidden: false },
          { kind: 'campaign', id: campaign.id },
        ],
        can: { close: true, take_administrator: true, send_code: true },
      },
    })
    expect(await details(admin.id)).toMatchObject({
      data: { can: { close: false, take_administrator: false }, sessions: [{ is_current: true }] },
    })
  })

  it('is for administrators, of people who are there', async () => {
    expect(await details(9_999)).toMatchObject({ status: 404, errors: [{ code: 'PersonNotFound' }] })
    for (const role of ['content-editor', 'moderator', 'event-host', 'campaign-manager'] as const) {
      expect(await details(ravi.id, await createOrganiser(test, role))).toMatchObject({ status: 403 })
    }
    expect(await details(ravi.id, ravi)).toMatchObject({ status: 403 })
  })
})

describe('the file of people', () => {
  it('holds everybody wanted, safe for a spreadsheet, and stands in the audit log', async () => {
    await createPerson(test, { first_name: '=Asha', last_name: 'Verma' })
    const answer = await file(admin, { state: 'unverified' })
    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(answer.body).toContain("'=Asha Verma")
    expect(answer.body).toContain(ravi.email)
    const { data } = await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'people' } })
    expect(data).toMatchObject([{ action: 'exported', changes: { state: [null, 'unverified'] } }])
    expect((await file(admin, { search_query: 'ravi' })).body.trim().split('\r\n')).toHaveLength(2)
  })

  it('is refused where a filter can’t be read: it never holds more than was asked for', async () => {
    for (const wrong of [{ state: 'no-such' }, { role: 'queen' }, { occupation_id: 'x' }]) {
      const answer = await file(admin, wrong)
      expect(answer.statusCode).toBe(422)
      expect(answer.body).not.toContain(ravi.email)
    }
    expect((await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'people' } })).data).toEqual([])
  })

  it('is read in batches: more people than one of them are all in it, each once', async () => {
    await fillFollowers(test.db, ravi.id, 2_100)
    const lines = (await file(admin)).body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(2_102)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2_102)
  })

  it('is not found by others', async () => {
    // The same reply as from any address that doesn't accept POST.
    for (const by of [undefined, ravi, await createOrganiser(test, 'moderator')]) {
      const answer = await file(by)
      expect([answer.statusCode, answer.body.includes('@')]).toEqual([405, false])
    }
    const { data } = await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'people' } })
    expect(data).toEqual([])
  })
})

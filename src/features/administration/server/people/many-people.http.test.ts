import { beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { COMMON_NAME, fillPeople } from '#foundation/accounts/testing/fill-people.queries.ts'
import { pageStatement, searchStatement } from '#platform/db/table-page.ts'
import { anyRow, planOf } from '#tests/support/sql/plan-of.ts'
import { testApp } from '#tests/support/test-app.ts'
import { readPeopleSearch } from './people.queries.ts'
import { peopleInOrder } from './people-order.queries.ts'

const test = testApp({ keepsRows: true })
let admin: Person

const list = (body: object) => admin.call('POST /v2/admin/people/list/', { body })

describe('among thousands of people', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    admin = await createPerson(test, { is_admin: true, first_name: 'Kavita', last_name: 'Rao' })
    await fillPeople(test.db, 3_000)
  })

  it('each order is read from its index, page by page', async () => {
    const page = { isWanted: anyRow, limit: 25, offset: 50 }
    const plan = (order: Parameters<typeof peopleInOrder>[0]) =>
      planOf(test.db, pageStatement(peopleInOrder(order), page))
    expect(await plan({})).toContain('Index Only Scan Backward using users_by_created')
    expect(await plan({ flag_descending: false })).toContain('Index Only Scan using users_by_created')
    expect(await plan({ sort: 'name' })).toContain('Index Scan using users_by_name')
    expect(await plan({ sort: 'seen' })).toMatch(/Index (Only )?Scan using sessions_by_last_seen/)
    expect(await plan({ sort: 'seen', flag_descending: false })).toMatch(
      /Index (Only )?Scan Backward using sessions_by_last_seen/,
    )
  })

  it('each search is answered by its index', async () => {
    const plan = async (search_query: string) => {
      const search = await readPeopleSearch(test.db, { search_query })
      return planOf(
        test.db,
        searchStatement(peopleInOrder({}), { isWanted: anyRow, search, limit: 25, offset: 0 }),
      )
    }
    expect(await plan('okhand')).toContain('Bitmap Index Scan on users_by_words')
    expect(await plan('zo')).toContain('Bitmap Index Scan on users_by_words')
    expect(await plan('kavita rao')).toContain('users_by_name')
    expect(await plan(admin.email)).toContain('users_by_email')
  })

  it('a frequent name fills its first pages, and is counted to the end on the last one', async () => {
    const first = await list({ search_query: COMMON_NAME, length: 50 })
    expect(first.recordsTotal_is_capped).toBe(true)
    const ids = first.data.map(({ id }) => id)
    let last = first
    for (let page = 2; last.data.length === 50; page += 1) {
      last = await list({ search_query: COMMON_NAME, length: 50, page })
      ids.push(...last.data.map(({ id }) => id))
    }
    expect(last).toMatchObject({ recordsTotal: ids.length, recordsTotal_is_capped: false })
    expect(first.recordsTotal).toBeLessThan(ids.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  })

  it('a search knows a whole name, the beginning of an email and words of two letters', async () => {
    const found = async (search_query: string) => (await list({ search_query })).data.map(({ id }) => id)
    expect(await found('kavita rao')).toEqual([admin.id])
    expect(await found(admin.email)).toEqual([admin.id])
    const { data } = await list({ search_query: 'om' })
    expect(data.length).toBeGreaterThan(0)
    for (const { name } of data) expect(name).toMatch(/\bom/i)
    expect(await found('--')).toEqual([])
  })

  it('the last seen come first, then those who never were; turned, the other way round', async () => {
    const seen = async (flag_descending: boolean, page = 1) =>
      (await list({ sort: 'seen', flag_descending, page, length: 100 })).data
    const down = await seen(true)
    const moments = down.map(({ last_seen_at }) => last_seen_at ?? '')
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect((await seen(true, 31))[0]?.last_seen_at).toBeNull()
    expect((await seen(false)).map(({ last_seen_at }) => last_seen_at)).toEqual(Array(100).fill(null))
    expect((await seen(false, 31))[0]?.id).toBe(down[0]?.id)
  })

  it('the log of changes leaves nobody out, however many have the words', async () => {
    const member = await createPerson(test, { email: 'zoya@school.example.in' })
    await admin.call('POST /v2/admin/people/membership/', { body: { id: member.id, is_member: true } })
    const body = { search_query: 'school.example.in' }
    expect(await admin.call('POST /v2/admin/audit/list/', { body })).toMatchObject({
      recordsTotal: 1,
      data: [{ subject_id: member.id }],
    })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { campaignRow, changeRow } from '../../testing/change-campaign.queries.ts'
import { countCompletion } from '../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()
let head: Person
let arjun: Person
let school: { id: number; program_id: number }
let part: { id: number }

/** A school with two completions of its own, and a promoter with one. */
beforeEach(async () => {
  head = await createPerson(test)
  arjun = await createPerson(test)
  const organisation = { kind: 'organisation', organisation_name: 'Sunrise School' } as const
  school = await createCampaign(test.db, { owner_id: head.id, ...organisation })
  const { program_id } = school
  part = await createCampaign(test.db, { owner_id: arjun.id, program_id, part_of_id: school.id })
  for (const campaign_id of [school.id, school.id, part.id]) {
    await countCompletion(test.db, { campaign_id, program_id })
  }
})

const remove = (person: Pick<Person, 'tryCall'>, body = { id: school.id, promoter: part.id }) =>
  person.tryCall('POST /program/org/campaign/promoter/remove/', { body })
const renew = (person: Pick<Person, 'tryCall'>, id = school.id) =>
  person.tryCall('POST /program/org/campaign/join-code/', { body: { id } })
const mine = async (person: Person, id: number) =>
  (await person.call('GET /program/subscription/{id}/', { params: { id } })).data
const shownCounts = async () => [
  (await mine(head, school.id)).completions_count,
  (await test.call('GET /program/landing/', { query: { id: school.id } })).data.completions_count,
  (await head.call('GET /program/leader-board/', { query: { id: school.id } })).data.own_completions_count,
]
const notFound = { status: 404, errors: [{ code: 'CampaignNotFound' }] }

describe('a promoter', () => {
  it('is removed once by whoever runs the organisation, and goes on with what is theirs', async () => {
    expect(await shownCounts()).toEqual([3, 3, 3])
    const both = await Promise.all([remove(head), remove(head)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)).toMatchObject(notFound)
    expect(await mine(arjun, part.id)).toMatchObject({
      part_of: null,
      organisation_name: null,
      status: 'live',
      completions_count: 1,
    })
    expect(await mine(head, school.id)).toMatchObject({ promoters_count: 0 })
    expect(await shownCounts()).toEqual([2, 2, 2])
  })

  it('is removed by nobody else, and only from where they are', async () => {
    const other = await createCampaign(test.db, {
      owner_id: head.id,
      program_id: school.program_id,
      kind: 'organisation',
      organisation_name: 'Open Doors',
    })
    expect(await remove(test)).toMatchObject({ status: 401 })
    for (const person of [arjun, await createPerson(test), await createPerson(test, { is_admin: true })]) {
      expect(await remove(person)).toMatchObject(notFound)
    }
    expect(await remove(head, { id: other.id, promoter: part.id })).toMatchObject(notFound)
    expect(await remove(head, { id: school.id, promoter: school.id })).toMatchObject(notFound)
    expect(await remove(head, { id: school.id, promoter: 0 })).toMatchObject({
      status: 422,
      errors: [{ field: 'promoter' }],
    })
    expect(await mine(arjun, part.id)).toMatchObject({ part_of: school.id })
  })

  it('who was taken from view counts nowhere for the organisation', async () => {
    await changeRow(test.db, part.id, { held_at: TEST_NOW, hold_reason: 'Unkind words.' })
    expect(await shownCounts()).toEqual([2, 2, 2])
  })
})

describe('the link of a team', () => {
  it('is made new, and the old one takes nobody in', async () => {
    const { join_code: old } = await campaignRow(test.db, school.id)
    const made = await renew(head)
    const join_code = made.success ? made.data.join_code : ''
    expect(join_code).toMatch(/^[0-9A-Z]{8}$/)
    expect(join_code).not.toBe(old)
    expect(await mine(head, school.id)).toMatchObject({ join_code, promoters_count: 1 })
    const ravi = await createPerson(test)
    const join = (code: string) =>
      ravi.tryCall('POST /program/subscription/', {
        body: { program: school.program_id, join_code: code },
      })
    expect(await join(old ?? '')).toMatchObject({ status: 404, errors: [{ code: 'JoinCodeNotFound' }] })
    expect(await join(join_code)).toMatchObject({ data: { part_of: school.id } })
  })

  it("is nobody else's to make, and a person's campaign has none", async () => {
    const { join_code } = await campaignRow(test.db, school.id)
    expect(await renew(test)).toMatchObject({ status: 401 })
    for (const person of [arjun, await createPerson(test)]) {
      expect(await renew(person)).toMatchObject(notFound)
    }
    expect(await renew(arjun, part.id)).toMatchObject(notFound)
    expect(await campaignRow(test.db, school.id)).toMatchObject({ join_code })
  })
})

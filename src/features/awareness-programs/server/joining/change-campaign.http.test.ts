import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { campaignRow, changeRow, endProgram } from '../../testing/change-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()

const change = (person: Person, id: number, body: object) =>
  person.tryCall('PATCH /program/subscription/{id}/', { params: { id }, body })
const refusal = async (person: Person, id: number, body: object) => {
  const answer = await change(person, id, body)
  return answer.success ? undefined : [answer.status, answer.errors[0]?.code]
}

describe('a campaign', () => {
  it('is paused, taken up again and ended for ever', async () => {
    const asha = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: asha.id })
    expect(await change(asha, id, { status: 'paused' })).toMatchObject({
      data: { status: 'paused', said: 'Your campaign is paused. Nobody can take part until you resume it.' },
    })
    expect(await change(asha, id, { status: 'live' })).toMatchObject({ data: { status: 'live' } })
    const byBody = await asha.tryCall('PATCH /program/subscription/', { body: { id, status: 'ended' } })
    expect(byBody).toMatchObject({ data: { status: 'ended' } })
    expect(await campaignRow(test.db, id)).toMatchObject({ ended_at: TEST_NOW })
    test.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    expect(await change(asha, id, { status: 'ended' })).toMatchObject({ success: true })
    expect(await campaignRow(test.db, id)).toMatchObject({ ended_at: TEST_NOW })
    expect(await refusal(asha, id, { status: 'live' })).toEqual([409, 'CampaignIsEnded'])
    expect(await refusal(asha, id, { message: 'Come.' })).toEqual([409, 'CampaignIsEnded'])
    expect(await change(asha, id, { is_listed: false })).toMatchObject({ data: { is_listed: false } })
  })

  it('says what its owner writes, all or nothing; what is not given stays', async () => {
    const asha = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: asha.id })
    const given = { display_name: '  Asha   V. ', message: 'One.\r\nTwo.', goal: '40' }
    expect(await change(asha, id, given)).toMatchObject({
      data: { message: 'One.\nTwo.', goal: 40, is_listed: true, said: 'Your changes are saved.' },
    })
    expect(await change(asha, id, { goal: 50 })).toMatchObject({ data: { message: 'One.\nTwo.', goal: 50 } })
    for (const body of [
      { message: 'Kept?', goal: 0 },
      { goal: 100_001 },
      { goal: 2.5 },
      { display_name: 'a'.repeat(101) },
      { message: 'a'.repeat(1_001) },
      { status: 'Live' },
    ])
      expect(await refusal(asha, id, body)).toEqual([422, 'InvalidInput'])
    expect(await campaignRow(test.db, id)).toMatchObject({ message: 'One.\nTwo.', goal: 50 })
  })

  it('is of nobody else', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id } = await createCampaign(test.db, { owner_id: asha.id })
    expect(await refusal(ravi, id, { status: 'ended' })).toEqual([404, 'CampaignNotFound'])
    expect(await refusal(asha, 999_999, { status: 'ended' })).toEqual([404, 'CampaignNotFound'])
    const seen = await ravi.tryCall('GET /program/subscription/{id}/', { params: { id } })
    expect(seen).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await campaignRow(test.db, id)).toMatchObject({ status: 'live' })
  })

  it('that is suspended can be left, and nothing else', async () => {
    const asha = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: asha.id })
    await changeRow(test.db, id, { held_at: TEST_NOW, hold_reason: 'Unkind words.' })
    expect(await refusal(asha, id, { message: 'Kind words.' })).toEqual([409, 'CampaignIsHeld'])
    expect(await refusal(asha, id, { status: 'live' })).toEqual([409, 'CampaignIsHeld'])
    expect(await change(asha, id, { is_listed: false })).toMatchObject({
      data: { hold_reason: 'Unkind words.', is_listed: false },
    })
    expect(await change(asha, id, { status: 'ended' })).toMatchObject({ data: { status: 'ended' } })
  })

  it('is not taken up again once its program has ended', async () => {
    const asha = await createPerson(test)
    const { id, program_id } = await createCampaign(test.db, { owner_id: asha.id, status: 'paused' })
    await endProgram(test.db, program_id)
    expect(await refusal(asha, id, { status: 'live' })).toEqual([409, 'AwarenessProgramEnded'])
  })

  it('leaves its organisation, and an organisation’s own leaves nothing', async () => {
    const [owner, asha] = [await createPerson(test), await createPerson(test)]
    const organisation = { kind: 'organisation', organisation_name: 'Open Doors' } as const
    const whole = await createCampaign(test.db, { owner_id: owner.id, ...organisation })
    const { id } = await createCampaign(test.db, {
      owner_id: asha.id,
      program_id: whole.program_id,
      part_of_id: whole.id,
    })
    expect(await change(asha, id, { leave_organisation: 'true' })).toMatchObject({
      data: { part_of: null, organisation_name: null },
    })
    expect(await change(owner, whole.id, { leave_organisation: true })).toMatchObject({
      data: { organisation_name: 'Open Doors', promoters_count: 0 },
    })
  })

  it('that is ended and taken up at once stays ended', async () => {
    const asha = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: asha.id })
    const wishes = ['live', 'ended', 'paused', 'live', 'paused'] as const
    await Promise.all(wishes.map((status) => change(asha, id, { status })))
    expect(await campaignRow(test.db, id)).toMatchObject({ status: 'ended', ended_at: TEST_NOW })
  })
})

describe('the list of my campaigns', () => {
  it('is the newest first, in pages, of a program or of organisations when asked', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program_id = await createAwarenessProgram(test.db)
    const organisation = { kind: 'organisation', organisation_name: 'Open Doors' } as const
    const own = await createCampaign(test.db, { owner_id: asha.id, program_id })
    const whole = await createCampaign(test.db, { owner_id: asha.id, program_id, ...organisation })
    const other = await createAwarenessProgram(test.db, { name: 'Other' })
    const third = await createCampaign(test.db, { owner_id: asha.id, program_id: other })
    await createCampaign(test.db, { owner_id: ravi.id, program_id })
    const list = (query: object = {}) => asha.call('GET /program/subscription/', { query })
    const all = await list({ user: 'me' })
    expect(all).toMatchObject({ recordsTotal: 3, recordsTotal_is_capped: false })
    expect(all.data.map(({ id }) => id)).toEqual([third.id, whole.id, own.id])
    expect((await list({ page: 2, length: 2 })).data.map(({ id }) => id)).toEqual([own.id])
    expect((await list({ program: other })).data.map(({ id }) => id)).toEqual([third.id])
    const organisations = await asha.call('GET /program/org/campaign/subscription/', { query: {} })
    expect(organisations).toMatchObject({ recordsTotal: 1, data: [{ id: whole.id, kind: 'organisation' }] })
    expect((await list({ user: asha.id })).recordsTotal).toBe(3)
    expect(await asha.tryCall('GET /program/subscription/', { query: { user: ravi.id } })).toMatchObject({
      status: 403,
      errors: [{ code: 'NotAllowed' }],
    })
    const visitor = await test.tryCall('GET /program/subscription/', { query: {} })
    expect(visitor).toMatchObject({ status: 401, errors: [{ code: 'NotSignedIn' }] })
  })

  it('costs the same queries whatever its length', async () => {
    const asha = await createPerson(test)
    const costs: number[] = []
    for (const count of [1, 10]) {
      for (let n = 0; n < count; n += 1) {
        const program_id = await createAwarenessProgram(test.db, { name: `Program ${count} ${n}` })
        await createCampaign(test.db, { owner_id: asha.id, program_id })
      }
      costs.push(
        await test.queriesOf(() => asha.call('GET /program/subscription/', { query: { user: 'me' } })),
      )
    }
    expect(costs[1]).toBe(costs[0])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { insertUser } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { countCompletion } from '../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()
let program_id: number
beforeEach(async () => {
  program_id = await createAwarenessProgram(test.db)
})

type Given = Partial<Parameters<typeof createCampaign>[1]>

/** A new person with a campaign for the program, and that many completions. */
async function runs(count: number, given: Given = {}): Promise<Person & { campaign: number }> {
  const person = await createPerson(test)
  const { id } = await createCampaign(test.db, { owner_id: person.id, program_id, ...given })
  for (let at = 0; at < count; at += 1) await countCompletion(test.db, { campaign_id: id, program_id })
  return { ...person, campaign: id }
}
const board = async ({ campaign, ...person }: Person & { campaign: number }) =>
  (await person.call('GET /program/leader-board/', { query: { id: campaign } })).data
const change = (id: number, is_listed: boolean, person: Pick<Person, 'tryCall'>) =>
  person.tryCall('POST /program/leader-board/', { body: { id, is_listed } })

describe('the leader board of people', () => {
  it('ranks the campaigns of a program, equal counts alike, with my own place', async () => {
    const meera = await runs(1)
    const arjun = await runs(2, { display_name: 'Arjun sir' })
    const farah = await runs(1)
    const found = await board(meera)
    expect(found.leaders.map(({ id, rank, is_mine }) => [id, rank, is_mine])).toEqual([
      [arjun.campaign, 1, false],
      [meera.campaign, 2, true],
      [farah.campaign, 2, false],
    ])
    expect(found).toMatchObject({ kind: 'individual', campaigns_count: 3, own_rank: 2, is_listed: true })
    expect(found.leaders[0]).toEqual({
      id: arjun.campaign,
      rank: 1,
      display_name: 'Arjun sir',
      organisation_name: null,
      username: expect.stringMatching(/^asha-/),
      completions_count: 2,
      is_mine: false,
    })
  })

  it('shows twenty, and tells whoever stands behind them their place', async () => {
    const meera = await runs(1)
    for (let at = 0; at < 21; at += 1) await runs(2)
    const found = await board(meera)
    expect(found.leaders).toHaveLength(20)
    expect(found).toMatchObject({ campaigns_count: 22, own_rank: 22, own_completions_count: 1 })
  })

  it('leaves out who left, is suspended, has no name, nobody yet or an account that was shut', async () => {
    const meera = await runs(0)
    await runs(3, { is_listed: false })
    await runs(3, { held_at: TEST_NOW, hold_reason: 'Reported' })
    await runs(3, { display_name: ' ' })
    const shut = { first_name: 'Ravi', last_name: 'Rao', username: 'ravi-rao', email: 'ravi@example.org' }
    const owner_id = await insertUser(test.db, { ...shut, password_hash: '', disabled_at: TEST_NOW })
    await runs(3, { owner_id: owner_id ?? 0 })
    expect(await board(meera)).toMatchObject({ leaders: [], campaigns_count: 0, own_rank: null })
  })

  it('takes as many queries for many as for none', async () => {
    const meera = await runs(0)
    const before = await test.queriesOf(() => board(meera))
    await runs(1)
    await runs(2)
    expect(await test.queriesOf(() => board(meera))).toBe(before)
  })
})

describe('the leader board of organisations', () => {
  it('counts what their promoters reached, and leaves people out', async () => {
    const school = await runs(1, {
      kind: 'organisation',
      organisation_name: 'Green School',
      display_name: '',
    })
    const house = await runs(2, { kind: 'organisation', organisation_name: 'Blue House' })
    await runs(3, { part_of_id: school.campaign, is_listed: false })
    const found = await board(house)
    expect(found.leaders).toMatchObject([
      { id: school.campaign, display_name: 'Green School', username: null, completions_count: 4 },
      { id: house.campaign, organisation_name: 'Blue House', completions_count: 2 },
    ])
    expect(found).toMatchObject({ kind: 'organisation', own_rank: 2, own_completions_count: 2 })
  })
})

describe('leaving the leader board', () => {
  it('takes a campaign off for everyone, and back on, as often as it is asked', async () => {
    const meera = await runs(2)
    const arjun = await runs(1)
    const both = await Promise.all([
      change(meera.campaign, false, meera),
      change(meera.campaign, false, meera),
    ])
    expect(both).toMatchObject([
      { data: { is_listed: false, message: "You're no longer on the leaderboard." } },
      { success: true },
    ])
    expect(await board(arjun)).toMatchObject({ campaigns_count: 1, own_rank: 1 })
    expect(await board(meera)).toMatchObject({ own_rank: null, own_completions_count: 2, is_listed: false })
    await change(meera.campaign, true, meera)
    expect(await board(meera)).toMatchObject({ own_rank: 1, is_listed: true })
  })

  it('is open to whoever has ended', async () => {
    const meera = await runs(2, { status: 'ended', ended_at: TEST_NOW })
    expect(await board(meera)).toMatchObject({ own_rank: 1 })
    expect(await change(meera.campaign, false, meera)).toMatchObject({ success: true })
    expect(await board(meera)).toMatchObject({ leaders: [] })
  })

  it('is nobody else to decide', async () => {
    const meera = await runs(2)
    const arjun = await runs(1)
    expect(await change(meera.campaign, false, test)).toMatchObject({ status: 401 })
    expect(await change(meera.campaign, false, arjun)).toMatchObject({
      status: 404,
      errors: [{ code: 'CampaignNotFound' }],
    })
    const refused = await arjun.tryCall('GET /program/leader-board/', { query: { id: meera.campaign } })
    expect(refused).toMatchObject({ status: 404 })
    expect(await board(arjun)).toMatchObject({ campaigns_count: 2 })
    const given = { id: arjun.campaign, is_listed: 'perhaps' as 'yes' }
    expect(await arjun.tryCall('POST /program/leader-board/', { body: given })).toMatchObject({
      status: 422,
      errors: [{ field: 'is_listed' }],
    })
  })
})

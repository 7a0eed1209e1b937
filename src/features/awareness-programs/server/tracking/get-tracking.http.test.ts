import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { countCompletion, countInvitation, countVisit } from '../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()

const track = async (person: Pick<Person, 'call'>, id: number, days?: 7 | 30 | 90) =>
  (await person.call('GET /program/tracking/', { query: { id, ...(days && { days }) } })).data

/** An hour before midnight in India on 14 January, and an hour after. */
const LATE = new Date('2026-01-14T17:30:00Z')
const EARLY = new Date('2026-01-14T19:30:00Z')

describe('what became of a campaign', () => {
  it('is told in all, by day in India and by source', async () => {
    const meera = await createPerson(test)
    const of = await createCampaign(test.db, { owner_id: meera.id, goal: 40 })
    const { id: campaign_id, program_id } = of
    const invitation_id = await countInvitation(test.db, { campaign_id, created_at: LATE, opened_at: EARLY })
    await countInvitation(test.db, { campaign_id, created_at: EARLY })
    await countVisit(test.db, { campaign_id, day: '2026-01-14', source: 'invitation' })
    await countVisit(test.db, { campaign_id, day: '2026-01-15', source: 'whatsapp' })
    await countVisit(test.db, { campaign_id, day: '2025-10-01', source: 'whatsapp' })
    await countCompletion(test.db, {
      campaign_id,
      program_id,
      invitation_id,
      source: 'invitation',
      created_at: EARLY,
    })

    const found = await track(meera, campaign_id, 7)
    expect(found).toMatchObject({
      subscription: { id: campaign_id, kind: 'individual', status: 'live', goal: 40 },
      totals: { invited: 2, opened_invitations: 1, opened: 3, completed: 1, completed_invited: 1 },
      sources: [
        { source: 'invitation', opened: 1, completed: 1 },
        { source: 'whatsapp', opened: 2, completed: 0 },
      ],
      promoters: [],
      promoters_count: 0,
    })
    expect(found.days.map(({ day }) => day)).toEqual([
      '2026-01-09',
      '2026-01-10',
      '2026-01-11',
      '2026-01-12',
      '2026-01-13',
      '2026-01-14',
      '2026-01-15',
    ])
    expect(found.days.slice(-2)).toEqual([
      { day: '2026-01-14', invited: 1, opened: 1, completed: 0 },
      { day: '2026-01-15', invited: 1, opened: 1, completed: 1 },
    ])
    expect((await track(meera, campaign_id)).days).toHaveLength(30)
  })

  it('of an organisation takes its promoters in, each with figures of their own', async () => {
    const head = await createPerson(test)
    const arjun = await createPerson(test)
    const farah = await createPerson(test)
    const school = await createCampaign(test.db, {
      owner_id: head.id,
      kind: 'organisation',
      organisation_name: 'Green School',
    })
    const part = { program_id: school.program_id, part_of_id: school.id }
    const one = await createCampaign(test.db, { ...part, owner_id: arjun.id, display_name: 'Arjun sir' })
    const two = await createCampaign(test.db, { ...part, owner_id: farah.id, display_name: '' })
    const elsewhere = await createAwarenessProgram(test.db, { name: 'Inclusive schools' })
    const other = await createCampaign(test.db, { owner_id: arjun.id, program_id: elsewhere })
    for (const { id: campaign_id, program_id } of [school, two, two, other]) {
      await countCompletion(test.db, { campaign_id, program_id })
    }
    await countInvitation(test.db, { campaign_id: one.id })
    await countVisit(test.db, { campaign_id: two.id, day: '2026-01-15' })

    const found = await track(head, school.id)
    expect(found).toMatchObject({ totals: { invited: 1, opened: 1, completed: 3 }, promoters_count: 2 })
    expect(found.promoters).toEqual([
      {
        id: two.id,
        name: '',
        status: 'live',
        invited: 0,
        opened: 1,
        completed: 2,
      },
      { id: one.id, name: 'Arjun sir', status: 'live', invited: 1, opened: 0, completed: 0 },
    ])
    const file = await test.app.inject({
      url: `/program/tracking/csv/?id=${school.id}&table=promoters`,
      headers: { authorization: `Bearer ${head.token}` },
    })
    expect(file.body).toContain('Promoter without a name')
    expect(file.body).not.toContain('asha-')
    expect(await track(farah, two.id)).toMatchObject({ totals: { completed: 2 }, promoters: [] })
  })

  it('of an organisation leaves out a suspended promoter, like its page and its goal', async () => {
    const [head, arjun] = [await createPerson(test), await createPerson(test)]
    const kind = { kind: 'organisation', organisation_name: 'Green School' } as const
    const school = await createCampaign(test.db, { owner_id: head.id, ...kind })
    const { program_id } = school
    const suspended = { held_at: LATE, hold_reason: 'Reported' }
    const part = await createCampaign(test.db, {
      owner_id: arjun.id,
      program_id,
      part_of_id: school.id,
      ...suspended,
    })
    await countCompletion(test.db, { campaign_id: school.id, program_id })
    await countCompletion(test.db, { campaign_id: part.id, program_id })
    expect(await track(head, school.id)).toMatchObject({ totals: { completed: 1 }, promoters: [] })
  })

  it('takes as many queries for an organisation of ten as for nobody', async () => {
    const head = await createPerson(test)
    const school = await createCampaign(test.db, {
      owner_id: head.id,
      kind: 'organisation',
      organisation_name: 'Green School',
    })
    const before = await test.queriesOf(() => track(head, school.id))
    for (let at = 0; at < 10; at += 1) {
      const owner_id = (await createPerson(test)).id
      const part = { program_id: school.program_id, part_of_id: school.id, owner_id }
      const { id: campaign_id, program_id } = await createCampaign(test.db, part)
      await countCompletion(test.db, { campaign_id, program_id })
    }
    expect(await test.queriesOf(() => track(head, school.id, 90))).toBe(before)
    expect((await track(head, school.id)).promoters).toHaveLength(10)
  })

  it('of an organisation with a large team shows all of it, page by page, and can remove the last one', async () => {
    const head = await createPerson(test)
    const kind = { kind: 'organisation', organisation_name: 'Green School' } as const
    const school = await createCampaign(test.db, { owner_id: head.id, ...kind })
    const part = { program_id: school.program_id, part_of_id: school.id }
    for (let at = 0; at < 27; at += 1)
      await createCampaign(test.db, { ...part, owner_id: (await createPerson(test)).id, display_name: 'A' })
    const team = async (team_page?: number) =>
      (await head.call('GET /program/tracking/', { query: { id: school.id, team_page } })).data
    const [first, second] = [await team(), await team(2)]
    expect([first, second].map(({ promoters }) => promoters.length)).toEqual([25, 2])
    expect(new Set([...first.promoters, ...second.promoters].map(({ id }) => id)).size).toBe(27)
    expect(await team(3)).toMatchObject({ promoters: [], promoters_count: 27 })
    const promoter = second.promoters.at(-1)?.id ?? 0
    await head.call('POST /program/org/campaign/promoter/remove/', { body: { id: school.id, promoter } })
    expect(await team(2)).toMatchObject({ promoters: [{}], promoters_count: 26 })
  })
})

describe('tracking that is refused', () => {
  it('is nothing for visitors, strangers, or the owner of an organisation that a campaign is part of', async () => {
    const head = await createPerson(test)
    const arjun = await createPerson(test)
    const school = await createCampaign(test.db, {
      owner_id: head.id,
      kind: 'organisation',
      organisation_name: 'Green School',
    })
    const part = { program_id: school.program_id, part_of_id: school.id, owner_id: arjun.id }
    const { id } = await createCampaign(test.db, part)
    const ask = (person: Pick<Person, 'tryCall'>) =>
      person.tryCall('GET /program/tracking/', { query: { id } })
    expect(await ask(test)).toMatchObject({ status: 401 })
    expect(await ask(head)).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await ask(await createPerson(test, { is_admin: true }))).toMatchObject({ status: 404 })
    expect(await ask(arjun)).toMatchObject({ success: true })
  })

  it('names what is wrong with the input', async () => {
    const meera = await createPerson(test)
    const ask = (query: object) => meera.tryCall('GET /program/tracking/', { query: query as { id: 1 } })
    expect(await ask({})).toMatchObject({ status: 422, errors: [{ field: 'id' }] })
    expect(await ask({ id: 1, days: 31 })).toMatchObject({ status: 422, errors: [{ field: 'days' }] })
    expect(await ask({ id: 2_147_483_647 })).toMatchObject({ status: 404 })
  })
})

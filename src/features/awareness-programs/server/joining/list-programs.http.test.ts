import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { changeRow } from '../../testing/change-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()

const list = (query: object = {}, person?: Person) =>
  (person ?? test).call('GET /program/program/', { query })
const idsOf = async (name: string) => (await list({ name })).data.map(({ id }) => id)

describe('awareness programs', () => {
  it('are told to a visitor with everything but what is somebody’s own', async () => {
    const skill = await createSkill(test.db, { name: { en: 'Patience' } })
    const id = await createAwarenessProgram(test.db, {
      title: { en: 'Autism Acceptance', hi: 'ऑटिज़्म की स्वीकृति' },
      skill_ids: [skill],
    })
    const { id: campaign } = await createCampaign(test.db, {
      owner_id: (await createPerson(test)).id,
      program_id: id,
    })
    expect(await list()).toMatchObject({
      recordsTotal: 1,
      data: [
        {
          id,
          name: 'Autism Acceptance',
          title: 'Autism Acceptance',
          text_language: 'en',
          pledge: 'I will give every child time to answer.',
          picture: null,
          picture_alt: '',
          film_minutes: 3,
          skills_data: [{ id: skill, name: 'Patience' }],
          steps: [{ position: 1, title: 'Spread Awareness' }, {}, {}, { position: 4 }],
          promoters_count: 1,
          completions_count: 0,
          is_open: true,
          own_campaigns: [],
        },
      ],
    })
    const hindi = await test.callIn('hi')('GET /program/program/', { query: {} })
    expect(hindi.data[0]).toMatchObject({ title: 'ऑटिज़्म की स्वीकृति', text_language: 'hi' })
    expect(JSON.stringify(hindi)).not.toContain('is_right')
    await changeRow(test.db, campaign, { held_at: TEST_NOW, hold_reason: 'Unkind words.' })
    expect((await list()).data[0]).toMatchObject({ promoters_count: 0 })
  })

  it('are found by their name in any case, with plus signs, slashes and Devanagari in it', async () => {
    const plain = await createAwarenessProgram(test.db, { name: 'Autism Acceptance' })
    const signs = await createAwarenessProgram(test.db, { name: 'Home + School / 50%_all' })
    const hindi = await createAwarenessProgram(test.db, { name: 'सबकी कक्षा' })
    for (const name of ['Autism Acceptance', 'autism+acceptance', ' AUTISM  ACCEPTANCE '])
      expect(await idsOf(name)).toEqual([plain])
    expect(await idsOf('home+++school+/+50%_all')).toEqual([signs])
    expect(await idsOf('home + school / 50%_all')).toEqual([signs])
    expect(await idsOf('सबकी+कक्षा')).toEqual([hindi])
    expect(await idsOf('Home % School')).toEqual([])
    expect(await idsOf('b')).toEqual([])
    const wrong = await test.tryCall('GET /program/program/', { query: { name: 'a'.repeat(201) } })
    expect(wrong).toMatchObject({ status: 422, errors: [{ field: 'name' }] })
  })

  it('are the newest first, in pages, no drafts, and ended ones said to be closed', async () => {
    const day = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
    const old = await createAwarenessProgram(test.db, { name: 'Old', published_at: day(3) })
    const newest = await createAwarenessProgram(test.db, { name: 'Newest', published_at: day(1) })
    const over = await createAwarenessProgram(test.db, {
      name: 'Over',
      publication: 'ended',
      published_at: day(2),
    })
    await createAwarenessProgram(test.db, { name: 'Draft', publication: 'draft' })
    const all = await list()
    expect(all.recordsTotal).toBe(3)
    expect(all.data.map(({ id, is_open }) => [id, is_open])).toEqual([
      [newest, true],
      [over, false],
      [old, true],
    ])
    expect((await list({ page: 2, length: 2 })).data.map(({ id }) => id)).toEqual([old])
    expect(await idsOf('draft')).toEqual([])
  })

  it('tell the person what they run, and what they can still start', async () => {
    const asha = await createPerson(test)
    const first = await createAwarenessProgram(test.db, { name: 'First' })
    const second = await createAwarenessProgram(test.db, { name: 'Second' })
    await createAwarenessProgram(test.db, { name: 'Over', publication: 'ended' })
    const own = await createCampaign(test.db, { owner_id: asha.id, program_id: first })
    const organisation = { kind: 'organisation', organisation_name: 'Open Doors' } as const
    const whole = await createCampaign(test.db, { owner_id: asha.id, program_id: second, ...organisation })
    expect((await list({ name: 'first' }, asha)).data[0]?.own_campaigns).toEqual([
      { id: own.id, kind: 'individual', status: 'live', organisation_name: null },
    ])
    expect((await list({ name: 'second' }, asha)).data[0]?.own_campaigns).toEqual([
      { id: whole.id, kind: 'organisation', status: 'live', organisation_name: 'Open Doors' },
    ])
    const available = async (person?: Person) =>
      (await (person ?? test).call('GET /program/program/available_program/', {})).data.map(({ id }) => id)
    expect(await available(asha)).toEqual([second])
    expect((await available()).toSorted()).toEqual([first, second])
  })

  it('count a promoter once, whatever they run', async () => {
    const asha = await createPerson(test)
    const first = await createAwarenessProgram(test.db, { name: 'First' })
    const second = await createAwarenessProgram(test.db, { name: 'Second' })
    const organisation = { kind: 'organisation', organisation_name: 'Open Doors' } as const
    await createCampaign(test.db, { owner_id: asha.id, program_id: first })
    await createCampaign(test.db, { owner_id: asha.id, program_id: first, ...organisation })
    await createCampaign(test.db, { owner_id: (await createPerson(test)).id, program_id: second })
    const count = async (query: object = {}) =>
      (await test.call('GET /program/program/promoters_count/', { query })).data.promoters_count
    expect(await count()).toBe(2)
    expect(await count({ program: first })).toBe(1)
    expect(await count({ program: 999_999 })).toBe(0)
    expect((await list({ name: 'first' })).data[0]).toMatchObject({ promoters_count: 1 })
  })

  it('cost the same queries however many there are, and stand in the sitemap while they are open', async () => {
    const asha = await createPerson(test)
    const costs: number[] = []
    for (const count of [1, 11]) {
      for (let n = 0; n < count; n += 1) {
        const program_id = await createAwarenessProgram(test.db, { name: `Program ${count} / ${n}` })
        await createCampaign(test.db, { owner_id: asha.id, program_id })
      }
      costs.push(await test.queriesOf(() => list({}, asha)))
    }
    expect(costs[1]).toBe(costs[0])
    await createAwarenessProgram(test.db, { name: 'Over', publication: 'ended' })
    const map = await test.app.inject('/sitemap/awareness-programs/1.xml')
    expect(map.body).toContain('/programs/campaign/Program+11+%2F+3</loc>')
    expect(map.body).not.toContain('Over')
  })
})

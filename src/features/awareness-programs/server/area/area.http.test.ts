import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { changeRow, countCompletion, inviteSomebody } from '../../testing/change-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)

const list = async (person: Person, query: object = {}) =>
  (await person.call('GET /program/program_detail/', { query })).data
const complete = (person: Person, id: number) =>
  person.tryCall('PATCH /program/program_detail/{id}/', { params: { id }, body: { status: 'Completed' } })
const check = async (person: Person, id: number) =>
  (await person.call('GET /program/program_detail/{id}/check_next_step/', { params: { id } })).data
const refusal = (answer: { success: boolean; status?: number; errors?: { code: string }[] }) =>
  answer.success ? undefined : [answer.status, answer.errors?.[0]?.code]

/** A campaign with no step done, and the ids of its steps. */
async function bare(person: Person) {
  const { id } = await createCampaign(test.db, { owner_id: person.id, display_name: '', message: '' })
  const [one = 0, two = 0, three = 0, four = 0] = (await list(person, { subscription: id })).map(
    (step) => step.id,
  )
  return { id, one, two, three, four }
}

describe('the four steps of a campaign', () => {
  it('are told to whoever runs it, who is me or my own id', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await bare(asha)
    expect(await list(asha, { user: 'me' })).toHaveLength(4)
    expect(await list(asha, { user: asha.id })).toHaveLength(4)
    const others = await asha.tryCall('GET /program/program_detail/', { query: { user: ravi.id } })
    expect(others).toMatchObject({ status: 403, errors: [{ code: 'NotAllowed' }] })
  })

  it('are completed in order, each once what it asks for is there', async () => {
    const asha = await createPerson(test)
    const { id, one, two, three, four } = await bare(asha)
    expect(await list(asha)).toMatchObject([
      { position: 1, subscription: id, title: 'Spread Awareness', label: 'In Progress', missing: ['share'] },
      { position: 2, label: 'Not started', missing: ['earlier_step', 'display_name', 'message'] },
      { position: 3, label: 'Not started' },
      { position: 4, label: 'Not started', completed_at: null },
    ])
    expect(refusal(await complete(asha, one))).toEqual([409, 'StepNotReady'])
    await changeRow(test.db, id, { shared_at: TEST_NOW })
    expect(await check(asha, one)).toEqual({
      can_complete: true,
      missing: [],
      next_step: { id: two, position: 2, title: 'Personalised Landing Page' },
    })
    expect(await complete(asha, one)).toMatchObject({
      data: {
        label: 'Completed',
        completed_at: TEST_NOW.toISOString().replace('.000', ''),
        message: 'Spread Awareness is done. Next: Personalised Landing Page.',
      },
    })
    expect(await complete(asha, two)).toMatchObject({
      data: { message: 'Choose your display name first.' },
    })
    await changeRow(test.db, id, { display_name: 'Asha', message: 'Five minutes.' })
    test.clock.set(later(5))
    expect(await complete(asha, two)).toMatchObject({ success: true })
    expect(await check(asha, three)).toMatchObject({ can_complete: false, missing: ['invitation'] })
    await inviteSomebody(test.db, id)
    expect(await complete(asha, three)).toMatchObject({ success: true })
    expect((await list(asha))[3]).toMatchObject({ label: 'Live', missing: ['completion'] })
    await countCompletion(test.db, id)
    expect(await check(asha, four)).toEqual({ can_complete: true, missing: [], next_step: null })
    expect(await complete(asha, four)).toMatchObject({
      data: { message: 'Track Completions is done. All four steps are complete.' },
    })
    expect((await list(asha)).map(({ label }) => label)).toEqual(Array(4).fill('Completed'))
  })

  it('are not completed before the one before, however much is there', async () => {
    const asha = await createPerson(test)
    const { id, two, four } = await bare(asha)
    await changeRow(test.db, id, { display_name: 'Asha', message: 'Five minutes.' })
    await countCompletion(test.db, id)
    expect(refusal(await complete(asha, two))).toEqual([409, 'EarlierStepFirst'])
    expect(refusal(await complete(asha, four))).toEqual([409, 'EarlierStepFirst'])
    expect(await check(asha, four)).toMatchObject({ can_complete: false, missing: ['earlier_step'] })
  })

  it('take a link that was shared after the page was finished for an invitation', async () => {
    const asha = await createPerson(test)
    const { id, one, two, three } = await bare(asha)
    await changeRow(test.db, id, { shared_at: TEST_NOW, display_name: 'Asha', message: 'Five minutes.' })
    await complete(asha, one)
    test.clock.set(later(5))
    await complete(asha, two)
    expect(refusal(await complete(asha, three))).toEqual([409, 'StepNotReady'])
    await changeRow(test.db, id, { shared_at: later(6) })
    expect(await complete(asha, three)).toMatchObject({ success: true })
  })

  it('stay completed with their moment, whatever is taken away and however often they are asked for', async () => {
    const asha = await createPerson(test)
    const { id, one } = await bare(asha)
    await changeRow(test.db, id, { shared_at: TEST_NOW })
    await Promise.all(Array.from({ length: 5 }, () => complete(asha, one)))
    await changeRow(test.db, id, { shared_at: null, status: 'ended', ended_at: TEST_NOW })
    test.clock.set(later(60))
    const moment = TEST_NOW.toISOString().replace('.000', '')
    expect(await complete(asha, one)).toMatchObject({ data: { completed_at: moment } })
  })

  it('are of nobody else, and go no further once the campaign has ended or is suspended', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id, one } = await bare(asha)
    await changeRow(test.db, id, { shared_at: TEST_NOW })
    const stranger = await ravi.tryCall('GET /program/program_detail/{id}/check_next_step/', {
      params: { id: one },
    })
    expect(refusal(stranger)).toEqual([404, 'StepNotFound'])
    expect(refusal(await complete(ravi, one))).toEqual([404, 'StepNotFound'])
    expect(refusal(await complete(asha, 999_999))).toEqual([404, 'StepNotFound'])
    expect(await list(ravi, { subscription: id })).toEqual([])
    await changeRow(test.db, id, { held_at: TEST_NOW, hold_reason: 'Unkind words.' })
    expect(refusal(await complete(asha, one))).toEqual([409, 'CampaignIsHeld'])
    await changeRow(test.db, id, { held_at: null, hold_reason: null, status: 'ended', ended_at: TEST_NOW })
    expect(refusal(await complete(asha, one))).toEqual([409, 'CampaignIsEnded'])
    const wrong = await asha.tryCall('PATCH /program/program_detail/{id}/', {
      params: { id: one },
      body: { status: 'Live' as 'Completed' },
    })
    expect(refusal(wrong)).toEqual([422, 'InvalidInput'])
  })

  it('count for an organisation what its promoters reach', async () => {
    const [owner, asha] = [await createPerson(test), await createPerson(test)]
    const program_id = await createAwarenessProgram(test.db)
    const whole = await createCampaign(test.db, {
      owner_id: owner.id,
      program_id,
      kind: 'organisation',
      organisation_name: 'Open Doors',
    })
    const part = await createCampaign(test.db, { owner_id: asha.id, program_id, part_of_id: whole.id })
    const last = async () => (await list(owner, { program: program_id }))[3]?.missing
    expect(await last()).toEqual(['earlier_step', 'completion'])
    await countCompletion(test.db, part.id)
    expect(await last()).toEqual(['earlier_step'])
  })

  it('cost the same queries however many campaigns there are', async () => {
    const asha = await createPerson(test)
    const costs: number[] = []
    for (const count of [1, 8]) {
      for (let n = 0; n < count; n += 1) {
        const program_id = await createAwarenessProgram(test.db, { name: `Program ${count} ${n}` })
        await createCampaign(test.db, { owner_id: asha.id, program_id })
      }
      costs.push(await test.queriesOf(() => list(asha)))
    }
    expect(costs[1]).toBe(costs[0])
    expect(await list(asha)).toHaveLength(36)
  })
})

import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { campaignRow, changeRow, endProgram } from '../../testing/change-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()

type Body = { program: number | string; user?: number; join_code?: string; [field: string]: unknown }
const start = async (person: Person, body: Body) =>
  (await person.call('POST /program/subscription/', { body })).data
const refusal = async (person: Person | undefined, body: Body) => {
  const answer = await (person ?? test).tryCall('POST /program/subscription/', { body })
  return answer.success ? undefined : [answer.status, answer.errors[0]?.code]
}
const mine = async (person: Person, query: object = {}) =>
  (await person.call('GET /program/subscription/', { query: { user: 'me', ...query } })).data

/** An organisation's campaign, with the code for promoters to join. */
async function organisation(program_id: number, organisation_name = 'Open Doors') {
  const owner = await createPerson(test)
  const { id } = await createCampaign(test.db, {
    owner_id: owner.id,
    program_id,
    kind: 'organisation',
    organisation_name,
  })
  const { join_code } = await campaignRow(test.db, id)
  return { id, owner, join_code: join_code ?? '' }
}

describe('signing up to a program', () => {
  it('starts a live campaign, and the person is a promoter from then on', async () => {
    const asha = await createPerson(test)
    const program = await createAwarenessProgram(test.db)
    expect((await asha.call('GET /v2/user/details/', {})).data).toMatchObject({ is_promoter: false })
    const started = await start(asha, { program: 'autism+acceptance', user: asha.id, utm_source: 'poster' })
    expect(started).toMatchObject({
      user: asha.id,
      program,
      program_data: { id: program, name: 'Autism Acceptance', publication: 'published' },
      kind: 'individual',
      status: 'live',
      hold_reason: null,
      organisation_name: null,
      display_name: '',
      goal: 25,
      logo: null,
      join_code: null,
      completions_count: 0,
      said: 'Welcome. Your campaign for Autism Acceptance is live.',
    })
    expect(started.referral_code).toMatch(/^[0-9A-Z]{8}$/)
    expect(await campaignRow(test.db, started.id)).toMatchObject({
      utm_source: 'poster',
      utm_medium: 'None',
      signup_variant: null,
    })
    expect((await asha.call('GET /v2/user/details/', {})).data).toMatchObject({ is_promoter: true })
    const steps = await asha.call('GET /program/program_detail/', { query: { subscription: started.id } })
    expect(steps.data).toHaveLength(4)
  })

  it('is answered by the one campaign there is, also to many who ask at once', async () => {
    const asha = await createPerson(test)
    const program = await createAwarenessProgram(test.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(asha, { program })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ said }) => said.startsWith('Welcome'))).toHaveLength(1)
    expect(await mine(asha)).toHaveLength(1)
    await endProgram(test.db, program)
    expect(await start(asha, { program })).toMatchObject({
      id: answers[0]?.id,
      said: 'You already run a campaign for Autism Acceptance. Here it is.',
    })
  })

  it('is no more once it has ended, and says so', async () => {
    const asha = await createPerson(test)
    const program = await createAwarenessProgram(test.db)
    const { id } = await start(asha, { program })
    await changeRow(test.db, id, { status: 'paused' })
    expect(await start(asha, { program })).toMatchObject({ said: expect.stringMatching(/Here it is\.$/) })
    await changeRow(test.db, id, { status: 'ended', ended_at: TEST_NOW })
    expect(await start(asha, { program })).toMatchObject({
      id,
      status: 'ended',
      said: 'Your campaign for Autism Acceptance has ended. Each person can run one per program.',
    })
  })

  it('is refused for what is not there, what has ended, visitors and other people', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program = await createAwarenessProgram(test.db)
    const draft = await createAwarenessProgram(test.db, { name: 'Draft', publication: 'draft' })
    const over = await createAwarenessProgram(test.db, { name: 'Over', publication: 'ended' })
    expect(await refusal(undefined, { program })).toEqual([401, 'NotSignedIn'])
    expect(await refusal(asha, { program: draft })).toEqual([404, 'AwarenessProgramNotFound'])
    expect(await refusal(asha, { program: 'nothing of this name' })).toEqual([
      404,
      'AwarenessProgramNotFound',
    ])
    expect(await refusal(asha, { program: over })).toEqual([409, 'AwarenessProgramEnded'])
    expect(await refusal(asha, { program, user: ravi.id })).toEqual([403, 'NotAllowed'])
    expect(await refusal(asha, { program: '' })).toEqual([422, 'InvalidInput'])
    expect(await refusal(asha, { program, signup_variant: 'c' })).toEqual([422, 'InvalidInput'])
    expect(await mine(asha)).toEqual([])
    expect((await asha.call('GET /v2/user/details/', {})).data).toMatchObject({ is_promoter: false })
  })

  it('notes whose link they came by; unknown codes and their own are passed over', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program = await createAwarenessProgram(test.db)
    const first = await start(asha, { program, referral_code: 'NOBODY12' })
    expect(await campaignRow(test.db, first.id)).toMatchObject({ referred_by_id: null })
    const code = first.referral_code.toLowerCase()
    const second = await start(ravi, { program, referral_code: code, signup_variant: 'b' })
    expect(await campaignRow(test.db, second.id)).toMatchObject({
      referred_by_id: first.id,
      signup_variant: 'b',
    })
    const other = await createAwarenessProgram(test.db, { name: 'Other' })
    const third = await start(asha, { program: other, referral_code: code })
    expect(await campaignRow(test.db, third.id)).toMatchObject({ referred_by_id: null })
  })
})

describe('joining an organisation', () => {
  it('makes a new campaign part of it, and an earlier one too', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program = await createAwarenessProgram(test.db)
    const { id, owner, join_code } = await organisation(program)
    expect(await start(asha, { program, join_code: join_code.toLowerCase() })).toMatchObject({
      part_of: id,
      organisation_name: 'Open Doors',
      said: 'Your campaign now also counts towards Open Doors.',
    })
    const before = await start(ravi, { program })
    expect(before.part_of).toBeNull()
    expect(await start(ravi, { program, join_code })).toMatchObject({ id: before.id, part_of: id })
    expect(await start(ravi, { program, join_code })).toMatchObject({ id: before.id, part_of: id })
    await changeRow(test.db, before.id, { completions_count: 3 })
    await changeRow(test.db, id, { completions_count: 2 })
    const whole = await owner.call('GET /program/subscription/{id}/', { params: { id } })
    expect(whole.data).toMatchObject({ promoters_count: 2, completions_count: 5, username: null, join_code })
  })

  it('is refused by a code that takes nobody in, and while another one counts', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program = await createAwarenessProgram(test.db)
    const other = await createAwarenessProgram(test.db, { name: 'Other' })
    const open = await organisation(program)
    const second = await organisation(program, 'Second House')
    const foreign = await organisation(other)
    for (const join_code of ['NOBODY12', foreign.join_code])
      expect(await refusal(asha, { program, join_code })).toEqual([404, 'JoinCodeNotFound'])
    expect(await mine(asha)).toEqual([])
    await start(asha, { program, join_code: open.join_code })
    const joinSecond = { program, join_code: second.join_code }
    expect(await refusal(asha, joinSecond)).toEqual([409, 'AlreadyInOrganisation'])
    await changeRow(test.db, second.id, { held_at: TEST_NOW, hold_reason: 'Unkind words.' })
    expect(await refusal(ravi, joinSecond)).toEqual([404, 'JoinCodeNotFound'])
    const shut = await organisation(program, 'Third House')
    await disablePerson(test.db, shut.owner.id, TEST_NOW)
    expect(await refusal(ravi, { program, join_code: shut.join_code })).toEqual([404, 'JoinCodeNotFound'])
    await changeRow(test.db, open.id, { status: 'ended', ended_at: TEST_NOW })
    expect(await refusal(ravi, { program, join_code: open.join_code })).toEqual([404, 'JoinCodeNotFound'])
  })

  it('by two codes at once joins one of them', async () => {
    const asha = await createPerson(test)
    const program = await createAwarenessProgram(test.db)
    const codes = [await organisation(program), await organisation(program, 'Second House')]
    await start(asha, { program })
    const answers = await Promise.all(codes.map(({ join_code }) => refusal(asha, { program, join_code })))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(answers.filter((answer) => answer?.[1] === 'AlreadyInOrganisation')).toHaveLength(1)
  })

  it('is no more for a campaign that has ended, or a program that has', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const program = await createAwarenessProgram(test.db)
    const { join_code } = await organisation(program)
    const { id } = await start(asha, { program })
    await start(ravi, { program })
    await changeRow(test.db, id, { status: 'ended', ended_at: TEST_NOW })
    expect(await refusal(asha, { program, join_code })).toEqual([409, 'CampaignIsEnded'])
    await endProgram(test.db, program)
    expect(await refusal(ravi, { program, join_code })).toEqual([409, 'AwarenessProgramEnded'])
  })
})

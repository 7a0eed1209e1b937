import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'
import { sendLanding } from '../../testing/send-landing.ts'

const test = testApp()
const url = '/program/org/campaign/subscription/'
let kavita: Person
let program: number

beforeEach(async () => {
  kavita = await createPerson(test)
  program = await createAwarenessProgram(test.db)
})

const photo = () => samplePicture().png().toBuffer()
const start = (body: object, by = kavita) =>
  by.tryCall('POST /program/org/campaign/subscription/', {
    body: { program, organisation_name: 'Asha School', ...body },
  })
const started = async (body: object = {}) => {
  const answer = await start(body)
  if (!answer.success) throw new Error(answer.data.message)
  return answer.data
}
const change = (body: { id: number } & Record<string, unknown>, by = kavita) =>
  by.tryCall('PUT /program/org/campaign/subscription/', { body })
const listed = async () => (await kavita.call('GET /program/org/campaign/subscription/', {})).data

describe("an organisation's campaign", () => {
  it('is started with its pictures and where its owner came from, and makes its owner a promoter', async () => {
    const fields = {
      program: 'autism+ACCEPTANCE',
      organisation_name: 'Asha School',
      message: 'Our school takes part.',
      goal: '200',
      utm_source: 'newsletter',
      logo: await photo(),
      cover: await photo(),
    }
    const { data } = await sendLanding(test, kavita, { method: 'POST', url, fields })
    expect(data).toMatchObject({
      kind: 'organisation',
      program,
      organisation_name: 'Asha School',
      display_name: 'Asha School',
      goal: 200,
      status: 'live',
      username: null,
      logo: expect.stringContaining('/pictures/'),
      join_code: expect.stringMatching(/^[0-9A-Z]{8}$/),
      said: 'Welcome. Your campaign for Autism Acceptance is live.',
    })
    expect((await kavita.call('GET /v2/user/details/', {})).data).toMatchObject({ is_promoter: true })
    expect((await listed()).map(({ id }) => id)).toEqual([data.id])
  })

  it('is started once a name, also when it is asked for twice at once', async () => {
    const both = await Promise.all([start({}), start({ organisation_name: 'ASHA school' })])
    expect(both.map(({ success }) => success)).toEqual([true, true])
    expect(await listed()).toHaveLength(1)
    const again = await started({ organisation_name: 'asha school', message: 'Other words' })
    expect(again).toMatchObject({
      message: '',
      said: 'You already run a campaign for Autism Acceptance. Here it is.',
    })
    await change({ id: again.id, status: 'ended' })
    expect(await started({ organisation_name: 'asha school' })).toMatchObject({
      id: again.id,
      said: "This organisation's campaign for Autism Acceptance has ended. You can run one per program for each organisation.",
    })
    expect((await started({ organisation_name: 'Udaan Centre' })).id).not.toBe(again.id)
  })

  it('is changed by its id, with its name, its state and its pictures', async () => {
    const { id } = await started()
    const fields = {
      id: String(id),
      organisation_name: 'Asha Schools',
      display_name: 'All of us',
      status: 'paused',
      cover: await photo(),
    }
    const { data } = await sendLanding(test, kavita, { method: 'PUT', url, fields })
    expect(data).toMatchObject({
      organisation_name: 'Asha Schools',
      display_name: 'All of us',
      status: 'paused',
    })
    expect((await test.app.inject({ url: data.cover })).statusCode).toBe(200)
    expect(await change({ id, organisation_name: ' ' })).toMatchObject({
      data: { organisation_name: 'Asha Schools' },
    })
    expect(await change({ id, organisation_name: '\u200b' })).toMatchObject({
      status: 422,
      errors: [{ field: 'organisation_name' }],
    })
  })

  it('is refused the name of another one of the same person, and keeps its own', async () => {
    await started()
    const { id } = await started({ organisation_name: 'Udaan Centre' })
    const fields = { id: String(id), organisation_name: 'asha SCHOOL', logo: await photo() }
    expect(await sendLanding(test, kavita, { method: 'PUT', url, fields })).toMatchObject({
      status: 409,
      errors: [{ code: 'OrganisationNameTaken', field: 'organisation_name' }],
    })
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      organisation_name: 'Udaan Centre',
      logo: null,
    })
  })

  it('is one of ten at most, also when the last two are asked for at once', async () => {
    for (let at = 1; at <= 9; at += 1) await started({ organisation_name: `School ${at}` })
    const other = await createAwarenessProgram(test.db, { name: 'Other' })
    const both = await Promise.all([
      start({ organisation_name: 'School 10' }),
      start({ organisation_name: 'School 11', program: other }),
    ])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'TooManyOrganisations' }],
    })
    expect((await started({ organisation_name: 'school 1' })).said).toContain('already')
    expect(await listed()).toHaveLength(10)
  })

  it('is not started without a name, for a draft, for no program, or for one that has ended', async () => {
    expect(await start({ organisation_name: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'organisation_name' }],
    })
    expect(await start({ program: 999 })).toMatchObject({ errors: [{ code: 'AwarenessProgramNotFound' }] })
    const draft = await createAwarenessProgram(test.db, { name: 'Draft', publication: 'draft' })
    expect(await start({ program: draft })).toMatchObject({ errors: [{ code: 'AwarenessProgramNotFound' }] })
    const ended = await createAwarenessProgram(test.db, { name: 'Ended', publication: 'ended' })
    expect(await start({ program: ended })).toMatchObject({ errors: [{ code: 'AwarenessProgramEnded' }] })
    expect(await listed()).toEqual([])
  })

  it("is nobody else's to change, and a person's own campaign is none", async () => {
    const { id } = await started()
    const stranger = await createPerson(test)
    expect(await change({ id, message: 'Mine' }, stranger)).toMatchObject({ status: 404 })
    const own = await createCampaign(test.db, { owner_id: kavita.id, program_id: program })
    expect(await change({ id: own.id, message: 'Mine' })).toMatchObject({
      errors: [{ code: 'CampaignNotFound' }],
    })
    expect(await test.tryCall('PUT /program/org/campaign/subscription/', { body: { id } })).toMatchObject({
      status: 401,
    })
    expect((await listed())[0]).toMatchObject({ message: '' })
  })
})

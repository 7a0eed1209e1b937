import { beforeEach, describe, expect, it } from 'vitest'
import { product } from '#contract/product.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { countCompletion, countInvitation, countVisit } from '../../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../../testing/create-campaign.ts'

const test = testApp()
let admin: Person
let meera: Person
let id: number
let program_id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  meera = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
  ;({ id, program_id } = await createCampaign(test.db, { owner_id: meera.id }))
})

const list = (body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/awareness/campaign/list/', { body: { id: program_id, ...body } })
async function idsOf(body: object) {
  const answer = await list(body)
  return answer.success ? answer.data.map((one) => one.id) : []
}
const suspend = (reason = 'Please use kinder words.', by = admin) =>
  by.tryCall('POST /v2/admin/awareness/campaign/hold/', { body: { id, reason } })
const release = (body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/awareness/campaign/release/', { body: { id, ...body } })
const own = async () => (await meera.call('GET /program/subscription/{id}/', { params: { id } })).data
async function mails() {
  await test.runJobs()
  const answer = await test.app.inject({ url: '/dev/outbox/list/' })
  return answer.json().data.filter(({ kind }: { kind: string }) => kind.startsWith('campaign-')) as {
    kind: string
    to: string
    text: string
  }[]
}
const logged = async () =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'campaign', subject_id: id } })).data

describe('a campaign', () => {
  it('is taken from view with a reason and shown again; its owner is told by mail', async () => {
    expect(await suspend()).toMatchObject({ success: true })
    expect(await own()).toMatchObject({ hold_reason: 'Please use kinder words.', status: 'live' })
    expect(await list({ show: 'held' })).toMatchObject({
      data: [{ id, hold_reason: 'Please use kinder words.' }],
    })
    expect(await release({ reason: 'Thank you.' })).toMatchObject({ success: true })
    expect(await own()).toMatchObject({ hold_reason: null })
    const told = await mails()
    expect(told.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['campaign-held', meera.email],
      ['campaign-released', meera.email],
    ])
    const mail = told.find(({ kind }) => kind === 'campaign-held')
    expect(mail?.text).toContain('Please use kinder words.')
    expect(mail?.text).toContain(`If anything is unclear, write to ${product.organisation.email}`)
    expect(mail?.text).toContain(`/programs/campaign/Autism+Acceptance/${id}`)
    expect(told.find(({ kind }) => kind === 'campaign-released')?.text).toContain('Thank you.')
    expect((await logged()).map(({ action, personal_changes }) => [action, personal_changes])).toEqual([
      ['restored', { reason: [null, 'Thank you.'] }],
      ['hidden', { reason: [null, 'Please use kinder words.'] }],
    ])
  })

  it('is suspended once, and told of once, however many press at once', async () => {
    await Promise.all([suspend(), suspend(), suspend()])
    expect(await mails()).toHaveLength(1)
    expect(await logged()).toHaveLength(1)
    expect(await suspend()).toMatchObject({
      data: { message: 'It was already suspended. Nothing was sent.' },
    })
    expect(await release()).toMatchObject({
      data: { message: "Campaign reinstated. We'll email its owner." },
    })
    expect(await release()).toMatchObject({ data: { message: "It wasn't suspended. Nothing was sent." } })
    expect(await mails()).toHaveLength(2)
  })

  it('is no more in the queue of reports once it is suspended', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /master/report/', { body: { kind: 'campaign', id, reason: 'unkind' } })
    await suspend()
    expect((await admin.call('POST /v2/admin/report/list/', { body: {} })).data).toEqual([])
    expect(await logged()).toMatchObject([{ action: 'hidden', changes: { reports_decided: [null, 1] } }])
  })

  it('is suspended by campaign managers, with a reason, and only where it is there', async () => {
    expect(await suspend('')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect(await suspend(' \n ')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    const manager = await createOrganiser(test, 'campaign-manager')
    expect(await list({}, manager)).toMatchObject({ success: true, can: { edit: false } })
    expect(await suspend('Please use kinder words.', manager)).toMatchObject({ success: true })
    expect(await release({}, manager)).toMatchObject({ success: true })
    for (const role of ['content-editor', 'moderator', 'event-host'] as const) {
      const by = await createOrganiser(test, role)
      expect(await suspend('No.', by)).toMatchObject({ status: 403 })
      expect(await release({}, by)).toMatchObject({ status: 403 })
      expect(await list({}, by)).toMatchObject({ status: 403 })
    }
    expect(await suspend('Mine.', meera)).toMatchObject({ status: 403 })
    id = 999
    expect(await suspend()).toMatchObject({ status: 404 })
    expect(await release()).toMatchObject({ status: 404 })
  })
})

describe('the campaigns of a program', () => {
  it('are shown with who runs them, what they reached, and the totals of all', async () => {
    const leela = await createPerson(test, { first_name: 'Leela', last_name: 'Das' })
    const { id: school } = await createCampaign(test.db, {
      owner_id: leela.id,
      program_id,
      kind: 'organisation',
      organisation_name: 'Sunrise School',
      display_name: 'Sunrise',
      status: 'paused',
    })
    const { id: part } = await createCampaign(test.db, { owner_id: leela.id, program_id, part_of_id: school })
    await createCampaign(test.db, { owner_id: leela.id, program_id: await otherProgram() })
    for (const campaign_id of [id, school]) await countInvitation(test.db, { campaign_id })
    await countInvitation(test.db, { campaign_id: id })
    await countVisit(test.db, { campaign_id: part, day: '2026-01-05' })
    for (const campaign_id of [part, school]) await countCompletion(test.db, { campaign_id, program_id })
    const answer = await list({})
    expect(answer).toMatchObject({
      recordsTotal: 3,
      program: { id: program_id, name: 'Autism Acceptance' },
      totals: {
        live: 2,
        paused: 1,
        ended: 0,
        held: 0,
        promoters: 2,
        organisations: 1,
        invitations: 3,
        visits: 1,
        completions: 2,
      },
      data: [
        { id: part, organisation_name: 'Sunrise School', completions_count: 1, username: expect.any(String) },
        {
          id: school,
          kind: 'organisation',
          username: null,
          promoters_count: 1,
          invitations_count: 1,
          completions_count: 2,
        },
        { id, owner: { id: meera.id, name: 'Meera Nair', email: meera.email }, invitations_count: 2 },
      ],
    })
    expect(await idsOf({ sort: 'completions', length: 2 })).toEqual([school, part])
    expect(await idsOf({ sort: 'invitations', length: 1 })).toEqual([id])
    expect(await idsOf({ search_query: 'sunrise' })).toEqual([part, school])
    expect(await idsOf({ search_query: meera.email })).toEqual([id])
    expect(await idsOf({ search_query: '%' })).toEqual([])
    expect(await idsOf({ show: 'paused' })).toEqual([school])
    await suspend()
    expect(await idsOf({ show: 'live' })).toEqual([part])
    expect(await list({ id: 999 })).toMatchObject({ status: 404 })
  })

  it('are read by as many queries however many there are', async () => {
    const few = await test.queriesOf(() => list({}))
    for (let at = 0; at < 5; at += 1)
      await createCampaign(test.db, { owner_id: (await createPerson(test)).id, program_id })
    expect(await test.queriesOf(() => list({}))).toBe(few)
  })
})

const otherProgram = () => createAwarenessProgram(test.db, { name: 'Another one' })

import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { CAMPAIGN_REPORTED } from '../awareness-programs.contract.ts'
import { createAwarenessProgram, createCampaign } from '../testing/create-campaign.ts'
import { campaigns } from './index.ts'

const test = testApp()
const kind = CAMPAIGN_REPORTED
const reportBy = async (id: number, count: number) => {
  for (let one = 0; one < count; one += 1) {
    const person = await createPerson(test)
    await person.call('POST /master/report/', { body: { kind, id, reason: 'advert' } })
  }
}
const reasons = async () => (await test.db.select().from(campaigns)).map(({ hold_reason }) => hold_reason)
const landing = (id: number) => test.tryCall('GET /program/landing/', { query: { id } })
const mailsTo = async (email: string) => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ to }) => to === email).map((mail) => mail.kind)
}

describe('a campaign that people report', () => {
  it('is taken from view by the third of them, and its owner is told why', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: owner.id })
    await reportBy(id, 2)
    expect(await reasons()).toEqual([null])
    expect(await landing(id)).toMatchObject({ success: true })
    await reportBy(id, 3)
    expect(await reasons()).toEqual(['Several people reported it. Our team will check it.'])
    expect(await landing(id)).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await mailsTo(owner.email)).toEqual(['campaign-held'])
  })

  it('stands in the queue of moderators, who show it again or hide it for good', async () => {
    const owner = await createPerson(test, { username: 'meera' })
    const { id } = await createCampaign(test.db, { owner_id: owner.id })
    await reportBy(id, 3)
    const moderator = await createPerson(test, { is_admin: true })
    const queue = () => moderator.call('POST /v2/admin/report/list/', { body: {} })
    expect((await queue()).data).toMatchObject([
      {
        kind,
        report_count: 3,
        thing: {
          id,
          text: 'Meera and friends – Five minutes of yours help our children.',
          address: `/programs/individual/Autism+Acceptance/meera/${id}`,
          is_hidden: true,
          author: { id: owner.id, name: 'Asha Verma' },
        },
      },
    ])
    const decide = (decision: 'hide' | 'restore', reason?: string) =>
      moderator.call('POST /v2/admin/report/decide/', { body: { kind, id, decision, reason } })
    await decide('restore')
    expect(await reasons()).toEqual([null])
    expect(await landing(id)).toMatchObject({ success: true })
    await decide('hide', 'It sells things.')
    await decide('restore')
    await decide('hide')
    expect(await reasons()).toEqual(['Our team checked it and suspended it.'])
    expect((await queue()).data).toEqual([])
    expect(await mailsTo(owner.email)).toContain('campaign-released')
  })

  it('keeps the words of the moderator who leaves it suspended, for its owner to read', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: owner.id })
    await reportBy(id, 3)
    const moderator = await createPerson(test, { is_admin: true })
    const hide = (reason?: string) =>
      moderator.call('POST /v2/admin/report/decide/', { body: { kind, id, decision: 'hide', reason } })
    await hide('It sells things.')
    expect(await reasons()).toEqual(['It sells things.'])
    await reportBy(id, 1)
    await hide()
    expect(await reasons()).toEqual(['Our team checked it and suspended it.'])
    expect(await mailsTo(owner.email)).toEqual(['campaign-held'])
  })

  it('is suspended once, however many report it at once', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, {
      owner_id: owner.id,
      kind: 'organisation',
      organisation_name: 'Sunrise School',
    })
    await Promise.all(Array.from({ length: 6 }, () => reportBy(id, 1)))
    expect(await mailsTo(owner.email)).toEqual(['campaign-held'])
  })

  it('is there for people to see: one of a draft, or none, can’t be reported', async () => {
    const [owner, person] = [await createPerson(test), await createPerson(test)]
    const program_id = await createAwarenessProgram(test.db, { publication: 'draft' })
    const { id } = await createCampaign(test.db, { owner_id: owner.id, program_id })
    for (const wrong of [id, id + 1]) {
      const body = { kind, id: wrong, reason: 'unkind' as const }
      expect(await person.tryCall('POST /master/report/', { body })).toMatchObject({
        status: 404,
        errors: [{ code: 'ReportedThingNotFound' }],
      })
    }
  })
})

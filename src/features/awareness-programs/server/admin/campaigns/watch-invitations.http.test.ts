import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { countInvitation } from '../../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../../testing/create-campaign.ts'
import { failMail } from '../../../testing/fail-mail.queries.ts'

const test = testApp()
let admin: Person
let meera: Person
let campaign_id: number
let program_id: number

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  meera = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
  ;({ id: campaign_id, program_id } = await createCampaign(test.db, { owner_id: meera.id }))
})

const watch = (body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/awareness/invitation/list/', { body })
async function rowsOf(body: object = {}) {
  const answer = await watch(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data
}
/** An invitation sent on that day, with an email that is queued until the jobs run. */
async function invite(days: number, given: object = {}) {
  const id = await countInvitation(test.db, { campaign_id, created_at: daysAgo(days), ...given })
  await queueMail(test.db, aMail({ key: `invitation:${id}` }))
  return id
}

describe('invitations', () => {
  it('are watched by promoter and day: sent, on the way, opened and opted out', async () => {
    await invite(1)
    await test.runJobs()
    await invite(1, { opened_at: daysAgo(1), opted_out_at: daysAgo(0) })
    await failMail(test.db, `invitation:${await invite(3)}`)
    const leela = await createPerson(test, { first_name: 'Leela', last_name: 'Das' })
    const second = await createCampaign(test.db, { owner_id: leela.id, program_id })
    // Nothing mailed yet, since the campaign paused before the job ran.
    await countInvitation(test.db, { campaign_id: second.id, created_at: daysAgo(3) })
    await countInvitation(test.db, { campaign_id: second.id, created_at: daysAgo(3) })

    const rows = await rowsOf()
    expect(rows).toMatchObject([
      {
        owner: { id: meera.id, name: 'Meera Nair', email: meera.email },
        programs: [{ title: 'Autism Acceptance' }],
        sent: 1,
        waiting: 1,
        failed: 0,
        opened: 1,
        opted_out: 1,
      },
      { owner: { id: leela.id }, sent: 0, waiting: 2 },
      { owner: { id: meera.id }, sent: 0, waiting: 0, failed: 1 },
    ])
    expect(rows[0]?.day).toBe('2026-01-14')
  })

  it('are of the days asked for, found by who sent them, and turned over page by page', async () => {
    await invite(5)
    await invite(20)
    await invite(60)
    expect(await rowsOf({ days: '7' })).toHaveLength(1)
    expect(await rowsOf()).toHaveLength(2)
    const all = await watch({ days: '90', length: 2, page: 2 })
    expect(all).toMatchObject({ recordsTotal: 3, data: [{ sent: 0, waiting: 1 }] })
    expect(await rowsOf({ search_query: 'meera nair' })).toHaveLength(2)
    expect(await rowsOf({ search_query: 'nobody' })).toEqual([])
    expect(await watch({ days: '5000' })).toMatchObject({ status: 422, errors: [{ field: 'days' }] })
  })

  it('are counted by whole days, the oldest one too', async () => {
    const sentAt = (created_at: string) =>
      countInvitation(test.db, { campaign_id, created_at: new Date(created_at) })
    await sentAt('2026-01-09T00:00:00+05:30')
    await sentAt('2026-01-09T23:00:00+05:30')
    await sentAt('2026-01-08T23:59:59+05:30')
    expect(await rowsOf({ days: '7' })).toMatchObject([{ day: '2026-01-09', waiting: 2 }])
  })

  it('are watched by administrators alone', async () => {
    for (const role of ['content-editor', 'moderator'] as const)
      expect(await watch({}, await createOrganiser(test, role))).toMatchObject({ status: 403 })
    expect(await watch({}, meera)).toMatchObject({ status: 403 })
  })
})

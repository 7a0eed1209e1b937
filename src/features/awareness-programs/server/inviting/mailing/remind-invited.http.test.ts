import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createCampaign } from '../../../testing/create-campaign.ts'
import { failMail } from '../../../testing/fail-mail.queries.ts'
import { forgetAddress, openInvitation, writtenMails } from '../../../testing/invitation-rows.queries.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'
import { awarenessCompletions } from '../../campaigns.tables.ts'

const test = testApp()
const passDays = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))
const remind = (person: Person, id: number, invitation?: number) =>
  person.tryCall('POST /program/invitation/remind/', {
    body: { id, ...(invitation !== undefined && { invitation }) },
  })
const list = (person: Person, id: number) =>
  person.call('POST /program/invitation/list/', { body: { id, length: 100 } })

/** Three people are invited, in the order of their names, and have received their emails. */
async function runCampaign() {
  const asha = await createPromoter(test)
  const { id, program_id } = await startCampaign(test, asha)
  const addresses = 'a@example.org\nb@example.org\nc@example.org'
  await asha.call('POST /program/invitation/send/', { body: { id, addresses } })
  await test.runJobs()
  const { data } = await list(asha, id)
  const [a = 0, b = 0, c = 0] = data.map((one) => one.id).toReversed()
  return { asha, id, program_id, a, b, c }
}

const kindsOf = async () => (await writtenMails(test.db)).map(({ kind, to_address }) => [kind, to_address])

describe('reminding', () => {
  it('comes once, after three days, to those who neither took part nor opted out', async () => {
    const { asha, id, program_id, a, b, c } = await runCampaign()
    expect(await remind(asha, id)).toMatchObject({ status: 409, errors: [{ code: 'NobodyToRemind' }] })
    passDays(3)
    const done = { program_id, campaign_id: id, invitation_id: a, email: 'other@example.org', name: 'A' }
    await test.db.insert(awarenessCompletions).values(done)
    await openInvitation(test.db, b, TEST_NOW)
    expect(await list(asha, id)).toMatchObject({
      due_count: 2,
      data: [
        { id: c, state: 'sent', can_remind: true },
        { id: b, state: 'opened', can_remind: true },
        { id: a, state: 'completed', can_remind: false },
      ],
    })
    expect(await remind(asha, id, b)).toMatchObject({
      data: { message: "We're sending 1 reminder.", reminded: 1, left_today: 199 },
    })
    for (const one of [a, b]) expect(await remind(asha, id, one)).toMatchObject({ status: 409 })
    const answers = await Promise.all([remind(asha, id), remind(asha, id)])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    await test.runJobs()
    expect((await kindsOf()).slice(3).toSorted()).toEqual([
      ['campaign-invitation-reminder', 'b@example.org'],
      ['campaign-invitation-reminder', 'c@example.org'],
    ])
    passDays(30)
    expect(await remind(asha, id)).toMatchObject({ status: 409 })
  })

  it('leaves out addresses that took no mail', async () => {
    const { asha, id, b } = await runCampaign()
    await failMail(test.db, `invitation:${b}`)
    passDays(3)
    expect(await list(asha, id)).toMatchObject({ totals: { sent: 2, failed: 1 }, due_count: 2 })
    expect(await remind(asha, id, b)).toMatchObject({ errors: [{ code: 'NobodyToRemind' }] })
  })

  it('passes over addresses that were taken away', async () => {
    const { asha, id, a } = await runCampaign()
    await forgetAddress(test.db, a)
    passDays(3)
    const { data, due_count } = await list(asha, id)
    expect(data.at(-1)).toMatchObject({ id: a, email: '', can_remind: false })
    expect(due_count).toBe(2)
    expect(await remind(asha, id, a)).toMatchObject({ errors: [{ code: 'NobodyToRemind' }] })
  })

  it('is of one’s own invitations, and counts in what a day allows', async () => {
    const { asha, id } = await runCampaign()
    const other = await runCampaign()
    passDays(3)
    expect(await remind(asha, id, other.a)).toMatchObject({
      status: 404,
      errors: [{ code: 'InvitationNotFound' }],
    })
    expect(await remind(asha, id)).toMatchObject({ data: { reminded: 3, left_today: 197 } })
  })

  it('knows who took part by another page of the same campaign, and tells nothing of other campaigns', async () => {
    const { asha, id, program_id } = await runCampaign()
    const elsewhere = await createCampaign(test.db, { owner_id: (await createPerson(test)).id, program_id })
    const of = { program_id, name: 'Somebody' }
    await test.db.insert(awarenessCompletions).values([
      { ...of, campaign_id: id, email: 'a@example.org' },
      { ...of, campaign_id: elsewhere.id, email: 'b@example.org' },
    ])
    const { data } = await list(asha, id)
    expect(data.map(({ state }) => state)).toEqual(['sent', 'sent', 'completed'])
  })
})

import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { countCompletion, countInvitation } from '../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'
import { awarenessCompletions, campaignInvitations, campaigns } from '../index.ts'
import { invitationsRetention } from './forget-old-invitations.ts'
import { findInvitationByToken } from './invitations.queries.ts'

const test = testApp()
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 24 * 3600 * 1_000)
const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: undefined as never }
const night = () => invitationsRetention.nightly(test).handle(test.db, {}, run)
const invitations = () => test.db.select().from(campaignInvitations).orderBy(campaignInvitations.id)
const outbox = async () => (await test.call('GET /dev/outbox/list/', {})).data

async function aCampaign(ended_at?: Date): Promise<number> {
  const owner = await createPerson(test)
  const end = ended_at ? { status: 'ended' as const, ended_at } : {}
  const program_id = await createAwarenessProgram(test.db, { name: `Program of ${owner.email}` })
  return (await createCampaign(test.db, { owner_id: owner.id, program_id, ...end })).id
}

/** An invitation with its email. */
async function anInvitation(campaign_id: number, created_at = daysAgo(1)): Promise<number> {
  const id = await countInvitation(test.db, {
    campaign_id,
    created_at,
    email: `ravi-${campaign_id}@example.org`,
    name: 'Ravi',
    token: `token-${campaign_id}`,
    opened_at: created_at,
  })
  const mail = { kind: 'invitation', language: 'en' as const, subject: 'Ravi', html: 'Ravi', text: 'Ravi' }
  const headers = { 'List-Unsubscribe': '<https://pankh.test/ravi>' }
  await queueMail(test.db, {
    ...mail,
    key: `invitation:${id}`,
    to: `ravi-${campaign_id}@example.org`,
    headers,
  })
  return id
}

describe('addresses of people who were invited', () => {
  it('go half a year after the campaign ended, also from the mails; the numbers stay', async () => {
    const gone = await anInvitation(await aCampaign(daysAgo(181)))
    const kept = await anInvitation(await aCampaign(daysAgo(179)))
    await test.runJobs()
    const before = await invitations()
    await night()
    await night()
    const [first, second] = await invitations()
    expect(second).toEqual(before[1])
    expect(first).toMatchObject({
      id: gone,
      email: `forgotten-${gone}`,
      name: '',
      opened_at: before[0]?.opened_at,
      created_at: before[0]?.created_at,
    })
    expect(await findInvitationByToken(test.db, before[0]?.token ?? '')).toBeUndefined()
    const mails = await outbox()
    expect(mails).toHaveLength(2)
    const ofGone = mails.find(({ to }) => to === 'forgotten@example.invalid')
    expect(JSON.stringify(ofGone)).not.toMatch(/ravi/i)
    expect(ofGone?.status).toBe('kept')
    expect(mails.find(({ to }) => to === before[1]?.email)?.subject).toBe('Ravi')
    expect(second?.id).toBe(kept)
  })

  it('go a year after the invitation, while the campaign goes on', async () => {
    const campaign_id = await aCampaign()
    await anInvitation(campaign_id, daysAgo(366))
    await countInvitation(test.db, { campaign_id, email: 'meera@example.org', created_at: daysAgo(364) })
    await night()
    const left = (await invitations()).map(({ email }) => email.includes('@'))
    expect(left).toEqual([false, true])
  })

  it('count as completed for ever where the person came by another way', async () => {
    const campaign_id = await aCampaign(daysAgo(200))
    const invitation_id = await anInvitation(campaign_id)
    const { email = '' } = (await invitations())[0] ?? {}
    const [campaign] = await test.db.select().from(campaigns)
    await countCompletion(test.db, { campaign_id, program_id: campaign?.program_id ?? 0, email })
    await night()
    const completions = await test.db.select().from(awarenessCompletions)
    expect(completions).toMatchObject([{ email, invitation_id }])
  })

  it('go by the hundred, in a few runs at once', async () => {
    const campaign_id = await aCampaign(daysAgo(200))
    const many = Array.from({ length: 1_200 }, (_, at) => ({
      campaign_id,
      email: `person-${at}@example.org`,
      token: `many-${at}`,
    }))
    await test.db.insert(campaignInvitations).values(many)
    await Promise.all([night(), night()])
    const left = (await invitations()).filter(({ email }) => email.includes('@'))
    expect([(await invitations()).length, left.length]).toEqual([1_200, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { campaignRow } from '../../testing/change-campaign.queries.ts'
import { completeLanding, rightAnswers } from '../../testing/complete-landing.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { writtenMails } from '../../testing/invitation-rows.queries.ts'
import { startCampaign } from '../../testing/inviting.ts'
import { sendLanding } from '../../testing/send-landing.ts'
import { awarenessCompletions, campaignInvitations, campaigns } from '../index.ts'
import { personalAwareness as part } from './personal-awareness.ts'

const test = testApp()
const email = 'leaver-mark@example.org'
const proved = (mark: string) =>
  createPerson(test, {
    email: `${mark}@example.org`,
    username: mark,
    first_name: mark,
    email_verified_at: TEST_NOW,
  })
const invite = (person: Person, id: number, addresses: string) =>
  person.call('POST /program/invitation/send/', { body: { id, addresses } })
const completions = () => test.db.select().from(awarenessCompletions).orderBy(awarenessCompletions.id)
const OURS = /^(campaign|awareness|invitation|mails)/
const said = async (mark: string) => (await tablesThatSay(test.db, mark)).filter((name) => OURS.test(name))

/** Two people who each run a campaign, invited the other and completed the other's. */
async function twoPromoters() {
  const [leaver, stayer] = [await proved('leaver-mark'), await proved('stayer-mark')]
  const own = await startCampaign(test, leaver, { display_name: 'Leaver-mark and friends' })
  const others = await startCampaign(test, stayer, { display_name: 'Stayer-mark and friends' })
  await invite(leaver, own.id, `Ravi <ravi@example.org>, ${stayer.email}`)
  await invite(stayer, others.id, `Leaver-mark <${email}>, ravi@example.org`)
  await test.runJobs()
  await completeLanding(test, { id: own.id, name: 'Stayer-mark', email: stayer.email }, stayer)
  await completeLanding(test, { id: others.id, name: 'Leaver-mark Rao', email }, leaver)
  return { leaver, stayer, own: own.id, others: others.id }
}

describe('what awareness programs keep of a person', () => {
  it('is given to them, and nothing of those whom they invited or who came', async () => {
    const { leaver } = await twoPromoters()
    const { rows } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      campaigns: [
        {
          program: 'Autism Acceptance',
          kind: 'individual',
          display_name: 'Leaver-mark and friends',
          status: 'live',
          invited_count: 2,
          completions_count: 1,
          part_of: null,
        },
      ],
      awareness_completions: [{ program: 'Autism Acceptance', name: 'Leaver-mark Rao', email }],
      awareness_invitations: [{ program: 'Autism Acceptance', name: 'Leaver-mark', email }],
    })
    expect(JSON.stringify(rows)).not.toMatch(/stayer|ravi/i)
  })

  it('has the pictures of their campaigns, which go with the account', async () => {
    const meera = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: meera.id })
    const photo = await samplePicture(400, 200).png().toBuffer()
    const url = `/program/subscription/${id}/page/`
    await sendLanding(test, meera, { method: 'POST', url, fields: { logo: photo, cover: photo } })
    const { files } = await exportOf(test, { part, person: meera })
    expect(files).toEqual([`campaigns/${id}-logo.webp`, `campaigns/${id}-cover.webp`])
    const { data } = await test.call('GET /program/landing/', { query: { id } })
    const keys = await leave(test, { part, person: meera })
    expect(keys).toHaveLength(5)
    for (const shown of [data.logo, data.cover]) {
      const name = shown?.replace(/^.*\//, '').replace('.webp', '')
      expect(keys.some((key) => key.endsWith(name ?? '?'))).toBe(true)
    }
  })
})

describe('an account that goes', () => {
  it('leaves no mark on campaigns and their mails; what was completed goes on counting', async () => {
    const { leaver, own, others } = await twoPromoters()
    await leave(test, { part, person: leaver })
    expect((await test.db.select().from(campaigns)).map(({ id }) => id)).toEqual([others])
    expect(await campaignRow(test.db, others)).toMatchObject({ completions_count: 1 })
    const [theirs, erased] = await completions()
    expect(theirs).toMatchObject({ campaign_id: null, name: 'Stayer-mark', email: 'stayer-mark@example.org' })
    expect(erased).toMatchObject({
      campaign_id: others,
      user_id: null,
      name: '—',
      email: `erased-${erased?.id}@erased.invalid`,
    })
    const invitations = await test.db.select().from(campaignInvitations).orderBy(campaignInvitations.id)
    expect(invitations.map(({ campaign_id, email: to }) => [campaign_id, to])).toEqual([
      [others, `forgotten-${invitations[0]?.id}`],
      [others, 'ravi@example.org'],
    ])
    expect(erased?.invitation_id).toBe(invitations[0]?.id)
    expect(await said('leaver-mark')).toEqual([])
    expect(own).not.toBe(others)
  })

  it('has no mail go out any more in its name', async () => {
    const leaver = await proved('leaver-mark')
    const { id } = await startCampaign(test, leaver, { display_name: 'Leaver-mark' })
    await invite(leaver, id, 'ravi@example.org')
    await leave(test, { part, person: leaver })
    await test.runJobs()
    expect(await writtenMails(test.db)).toEqual([])
  })

  it('lets promoters of its organisation go on alone', async () => {
    const [leaver, asha] = [await proved('leaver-mark'), await proved('asha-mark')]
    const organisation = { kind: 'organisation', organisation_name: 'Leaver-mark School' } as const
    const whole = await startCampaign(test, leaver, organisation)
    const { program_id, id: part_of_id } = whole
    const { id } = await createCampaign(test.db, { owner_id: asha.id, program_id, part_of_id })
    await completeLanding(test, { id, name: 'Asha', email: asha.email }, asha)
    await leave(test, { part, person: leaver })
    expect(await campaignRow(test.db, id)).toMatchObject({ part_of_id: null, completions_count: 1 })
    expect(await completions()).toMatchObject([{ campaign_id: id, user_id: asha.id }])
    expect(await said('leaver-mark')).toEqual([])
  })

  it('keeps its wish never to be invited', async () => {
    const stayer = await proved('stayer-mark')
    const { id } = await startCampaign(test, stayer)
    await invite(stayer, id, email)
    await test.runJobs()
    const [mail] = (await writtenMails(test.db)).filter(({ to_address }) => to_address === email)
    const token = mail?.headers['List-Unsubscribe']?.match(/token=([^>]+)/)?.[1] ?? ''
    await test.call('POST /program/invitation/stop/', { query: { token }, body: {} })
    await leave(test, { part, person: await proved('leaver-mark') })
    expect(await said('leaver-mark')).toEqual([])
    const again = await stayer.tryCall('POST /program/invitation/send/', { body: { id, addresses: email } })
    expect(again).toMatchObject({ errors: [{ code: 'NobodyToInvite' }] })
  })

  it('takes nothing of an email that the person never confirmed', async () => {
    const stayer = await proved('stayer-mark')
    const { id } = await startCampaign(test, stayer)
    await invite(stayer, id, email)
    const claimant = await createPerson(test, { email })
    expect((await exportOf(test, { part, person: claimant })).rows).toEqual({})
    await leave(test, { part, person: claimant })
    expect(await said('leaver-mark')).toContain('campaign_invitations')
  })

  it('doesn’t wait in a circle with another that goes at the same time', async () => {
    const { leaver, stayer } = await twoPromoters()
    await Promise.all([leaver, stayer].map((person) => leave(test, { part, person })))
    expect(await test.db.select().from(campaigns)).toEqual([])
    expect(await said('leaver-mark')).toEqual([])
  })

  it('can go while people complete for its organisation and for those who are part of it', async () => {
    const [leaver, asha] = [await proved('leaver-mark'), await proved('asha-mark')]
    const organisation = { kind: 'organisation', organisation_name: 'Leaver-mark School' } as const
    const { id: whole, program_id } = await startCampaign(test, leaver, organisation)
    const given = { program_id, part_of_id: whole }
    const { id: own } = await createCampaign(test.db, { ...given, owner_id: leaver.id })
    const { id: part_id } = await createCampaign(test.db, { ...given, owner_id: asha.id })
    const people = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => proved(`${name}-mark`)))
    const targets = [own, part_id, whole]
    const answers = await rightAnswers(test, whole)
    await Promise.all([
      ...people.map(({ email: address, tryCall }, at) =>
        tryCall('POST /program/landing/complete/', {
          body: { id: targets[at % 3] ?? 0, name: 'Ravi', email: address, ...answers },
        }),
      ),
      leave(test, { part, person: leaver }),
    ])
    const counted = (await completions()).filter(({ campaign_id }) => campaign_id === part_id).length
    expect(await campaignRow(test.db, part_id)).toMatchObject({
      part_of_id: null,
      completions_count: counted,
    })
    expect(await said('leaver-mark')).toEqual([])
  })
})

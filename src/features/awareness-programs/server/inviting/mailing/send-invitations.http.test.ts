import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createCampaign } from '../../../testing/create-campaign.ts'
import { writtenMails } from '../../../testing/invitation-rows.queries.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'
import { insertInvitations } from '../invitations.queries.ts'
import { mailInvitationsJob } from './mail-invitations-job.ts'

const test = testApp()
const send = (person: Pick<Person, 'tryCall'>, id: number, addresses: string) =>
  person.tryCall('POST /program/invitation/send/', { body: { id, addresses } })
const list = (person: Person, id: number) =>
  person.call('POST /program/invitation/list/', { body: { id, length: 100 } })
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `person-${from + at}@example.org`).join('\n')

describe('inviting people', () => {
  it("is never done in an organisation's name by one of its promoters", async () => {
    const [owner, asha] = [await createPromoter(test), await createPromoter(test)]
    const organisation = {
      kind: 'organisation',
      organisation_name: 'Sunrise School',
      display_name: '',
    } as const
    const { id: part_of_id, program_id } = await startCampaign(test, owner, organisation)
    const { id } = await createCampaign(test.db, {
      owner_id: asha.id,
      program_id,
      part_of_id,
      display_name: '',
    })
    expect(await send(asha, id, 'ravi@example.org')).toMatchObject({
      status: 409,
      errors: [{ code: 'LandingPageFirst' }],
    })
    expect(await send(owner, part_of_id, 'ravi@example.org')).toMatchObject({ success: true })
    await test.runJobs()
    expect((await writtenMails(test.db)).map(({ subject }) => subject)).toEqual([
      'Sunrise School invites you: Autism Acceptance',
    ])
  })

  it('emails each address once, in the promoter’s name, with a link that confirms the email', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const answer = await send(
      asha,
      id,
      'Ravi  Rao <RAVI@example.org>, meera@example.org\nmeera@example.org\nnobody',
    )
    expect(answer).toMatchObject({
      data: {
        message: "We're sending 2 invitations.",
        ...{
          sent: 2,
          postponed: 0,
          ready: 2,
          broken: 1,
          repeated: 1,
          own: 0,
          invited_before: 0,
          opted_out: 0,
        },
        left_today: 198,
      },
    })
    expect((await list(asha, id)).data).toMatchObject([
      { email: 'meera@example.org', name: '', state: 'waiting', can_remind: false },
      { email: 'ravi@example.org', name: 'Ravi Rao', state: 'waiting', reminded_at: null },
    ])
    await test.runJobs()
    expect(await list(asha, id)).toMatchObject({
      recordsTotal: 2,
      data: [{ state: 'sent' }, { state: 'sent' }],
      totals: { sent: 2, waiting: 0, opened: 0 },
      campaign: { id, display_name: 'Meera and friends', is_open: true },
    })
    const [first, second, ...others] = await writtenMails(test.db)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      to_address: 'ravi@example.org',
      kind: 'campaign-invitation',
      subject: 'Meera and friends invites you: Autism Acceptance',
    })
    expect(first?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(first?.text).toContain('Hello Ravi Rao,')
    expect(first?.text).toContain('Five minutes of yours help our children.')
    expect(first?.text).toContain(`utm_source=invitation&referral_code=`)
    const tokens = [first, second].map((mail) => /&invitation=([\w-]{32})/.exec(mail?.text ?? '')?.[1])
    expect(new Set(tokens).size).toBe(2)
    expect(tokens).not.toContain(undefined)
    expect(second?.text).toContain('Hello,')
  })

  it('writes mails in the language that was chosen', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const body = { id, addresses: 'ravi@example.org', language: 'hi' as const }
    await asha.call('POST /program/invitation/send/', { body })
    await test.runJobs()
    const [mail] = await writtenMails(test.db)
    expect(mail).toMatchObject({ language: 'hi' })
    expect(mail?.text).toContain('आपको “Autism Acceptance” में भाग लेने के लिए')
  })

  it('holds back no one for an address in the same list that can’t be emailed', async () => {
    const asha = await createPromoter(test)
    const { id: campaign_id } = await startCampaign(test, asha)
    const listed = ['a@example.org', `${'x'.repeat(65)}@example.org`, 'b@example.org']
    const people = listed.map((email) => ({ email, name: '', token: email }))
    const invitation_ids = await insertInvitations(test.db, {
      ...{ campaign_id, language: 'en', people },
      now: TEST_NOW,
    })
    await enqueue(test.db, mailInvitationsJob, { invitation_ids, is_reminder: false })
    await test.runJobs()
    const mailed = (await writtenMails(test.db)).map(({ to_address }) => to_address)
    expect(mailed).toEqual(['a@example.org', 'b@example.org'])
    expect(test.logged).toContainEqual(expect.objectContaining({ invitation_id: invitation_ids[1] }))
  })

  it('sends 200 in 24 hours over all campaigns, and goes on with the same list', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const { id: other } = await startCampaign(test, asha)
    await send(asha, other, people(50, 1_000))
    expect(await send(asha, id, people(180))).toMatchObject({
      data: {
        ...{ sent: 150, postponed: 30, left_today: 0 },
        message:
          "We're sending 150 invitations. 30 more have to wait, because you can send 200 a day. Send the same list again tomorrow.",
      },
    })
    expect(await send(asha, other, 'late@example.org')).toMatchObject({
      status: 429,
      errors: [{ code: 'InvitationsUsedUp' }],
    })
    test.clock.set(new Date(TEST_NOW.getTime() + 24 * HOUR_MS))
    expect(await send(asha, id, people(180))).toMatchObject({ data: { sent: 30, invited_before: 150 } })
  })

  it('sends no more when it is asked for many times at once', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const { id: other } = await startCampaign(test, asha)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => send(asha, id, people(120))),
      ...[1, 2].map(() => send(asha, other, people(120))),
    ])
    const sent = answers.map((answer) => (answer.success ? answer.data.sent : 0))
    expect(sent.toSorted((one, two) => two - one)).toEqual([120, 80, 0, 0, 0])
    const invited = [await list(asha, id), await list(asha, other)].map(({ recordsTotal }) => recordsTotal)
    expect(invited.toSorted((one, two) => two - one)).toEqual([120, 80])
  })

  it('needs a confirmed email, a name and a campaign that people can take part in', async () => {
    const asha = await createPromoter(test)
    const unproved = await createPerson(test)
    const theirs = await startCampaign(test, unproved)
    expect(await send(unproved, theirs.id, 'a@example.org')).toMatchObject({
      status: 403,
      errors: [{ code: 'EmailNotProved' }],
    })
    const states = [
      [{ display_name: '' }, 'LandingPageFirst'],
      [{ status: 'paused' as const }, 'CampaignIsPaused'],
      [{ status: 'ended' as const, ended_at: TEST_NOW }, 'CampaignIsEnded'],
      [{ held_at: TEST_NOW, hold_reason: 'Spam' }, 'CampaignIsHeld'],
    ] as const
    for (const [given, code] of states) {
      const { id } = await startCampaign(test, asha, given)
      expect(await send(asha, id, 'a@example.org')).toMatchObject({ errors: [{ code }] })
      expect((await list(asha, id)).recordsTotal).toBe(0)
    }
    expect(await test.runJobs()).toBe(0)
  })

  it('is for whoever runs the campaign', async () => {
    const [asha, ravi] = [await createPromoter(test), await createPromoter(test)]
    const { id } = await startCampaign(test, asha)
    const body = { id, addresses: 'a@example.org' }
    for (const call of ['preview', 'send', 'list', 'remind'] as const) {
      const path = `POST /program/invitation/${call}/` as const
      expect(await ravi.tryCall(path, { body })).toMatchObject({
        status: 404,
        errors: [{ code: 'CampaignNotFound' }],
      })
      expect(await test.tryCall(path, { body })).toMatchObject({ status: 401 })
    }
  })

  it('refuses lists without an address', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    await send(asha, id, 'ravi@example.org')
    const cases = [
      ['', 'NoAddresses'],
      [' \n ', 'NoAddresses'],
      ['ravi', 'NobodyToInvite'],
      ['Ravi@Example.org', 'NobodyToInvite'],
      ['x'.repeat(100_001), 'InvalidInput'],
    ] as const
    for (const [addresses, code] of cases) {
      expect(await send(asha, id, addresses), code).toMatchObject({ status: 422, errors: [{ code }] })
    }
    const upload = await asha.tryCall('POST /program/invitation/send/', { body: { id, upload_id: 999 } })
    expect(upload).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
  })

  it('asks the same number of queries, whatever the length', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const few = await test.queriesOf(() => list(asha, id))
    await send(asha, id, people(90))
    expect(await test.queriesOf(() => list(asha, id))).toBe(few)
  })

  it('finds invitations by state and words', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    await send(asha, id, 'Ravi <one@example.org>\nMeera <two@example.org>')
    const find = async (narrowed: object) =>
      (await asha.call('POST /program/invitation/list/', { body: { id, ...narrowed } })).data.map(
        ({ email }) => email,
      )
    expect(await find({ search_query: 'RAVI' })).toEqual(['one@example.org'])
    expect(await find({ search_query: 'two@' })).toEqual(['two@example.org'])
    expect(await find({ search_query: '%' })).toEqual([])
    expect(await find({ state: 'waiting', page: 2, length: 1 })).toEqual(['one@example.org'])
    expect(await find({ state: 'sent' })).toEqual([])
    expect(await find({ page: 9 })).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { campaignRow, changeRow } from '../../testing/change-campaign.queries.ts'
import { completeLanding, confirmingToken, rightAnswers } from '../../testing/complete-landing.ts'
import { countInvitation } from '../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'
import { deleteInvitation } from '../../testing/invitation-rows.queries.ts'
import { awarenessCompletions } from '../campaigns.tables.ts'
import { confirmingMailsRetention } from './forget-confirming-mails.ts'

// Limits are counted in memory across tests, so each test has its own addresses.
const test = testApp()
const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: undefined as never }
const completions = () => test.db.select().from(awarenessCompletions)
const countOf = async (id: number) => (await campaignRow(test.db, id)).completions_count
const proved = { email_verified_at: new Date() }
const confirm = (token: string) => test.tryCall('POST /program/landing/confirm/', { body: { token } })

async function aCampaign(given: Partial<Parameters<typeof createCampaign>[1]> = {}) {
  const owner = await createPerson(test)
  return createCampaign(test.db, { owner_id: owner.id, ...given })
}

describe('completing with a confirmed email', () => {
  it('counts at once for somebody logged in, and a second time nothing', async () => {
    const { id, program_id } = await aCampaign()
    const asha = await createPerson(test, proved)
    const wanted = { id, name: 'Asha Verma', email: asha.email, utm_source: 'whatsapp' }
    const first = await completeLanding(test, wanted, asha)
    expect(first).toMatchObject({
      success: true,
      data: { is_confirmed: true, message: "Thank you. You've completed “Autism Acceptance”." },
    })
    expect(await completeLanding(test, { ...wanted, name: 'Another name' }, asha)).toEqual(first)
    expect(await completions()).toMatchObject([
      { program_id, campaign_id: id, user_id: asha.id, name: 'Asha Verma', source: 'whatsapp' },
    ])
    expect(await countOf(id)).toBe(1)
    expect(await asha.call('GET /program/landing/', { query: { id } })).toMatchObject({
      data: { has_completed: true, completions_count: 1 },
    })
  })

  it('counts at once for whoever was invited, and for the invitation', async () => {
    const { id } = await aCampaign()
    const email = 'ravi-2@home.example'
    const invitation_id = await countInvitation(test.db, { campaign_id: id, email, token: 'told' })
    expect(await completeLanding(test, { id, email, invitation: 'told' })).toMatchObject({
      data: { is_confirmed: true },
    })
    expect(await completions()).toMatchObject([{ invitation_id, email, source: 'invitation', user_id: null }])
  })

  it('is one completion a person, whatever pages they came by', async () => {
    const one = await aCampaign()
    const other = await aCampaign({ program_id: one.program_id })
    const ofAnother = await createCampaign(test.db, {
      owner_id: (await createPerson(test)).id,
      program_id: await createAwarenessProgram(test.db, { name: 'Inclusive schools' }),
    })
    const asha = await createPerson(test, proved)
    for (const { id } of [one, other, one, ofAnother])
      await completeLanding(test, { id, email: asha.email }, asha)
    expect(await Promise.all([one, other, ofAnother].map(({ id }) => countOf(id)))).toEqual([1, 0, 1])
  })

  it('counts for the promoter whose link it was, where that is a live part of the organisation', async () => {
    const school = await aCampaign({ kind: 'organisation', organisation_name: 'Sunrise School' })
    const { program_id } = school
    const part = await aCampaign({ program_id, part_of_id: school.id })
    const stranger = await aCampaign({ program_id })
    const codeOf = async (id: number) => (await campaignRow(test.db, id)).referral_code
    const by = async (referral_code: string) => {
      const person = await createPerson(test, proved)
      await completeLanding(test, { id: school.id, email: person.email, referral_code }, person)
    }
    await by((await codeOf(part.id)).toLowerCase())
    await by(await codeOf(stranger.id))
    await by('NONE')
    await changeRow(test.db, part.id, { status: 'paused' })
    await by(await codeOf(part.id))
    expect([await countOf(school.id), await countOf(part.id), await countOf(stranger.id)]).toEqual([3, 1, 0])
  })
})

describe('completing with an unconfirmed email', () => {
  it('stores nothing, mails a link whose button completes, and counts once', async () => {
    const { id } = await aCampaign()
    const email = 'ravi-5@home.example'
    const asked = await completeLanding(test, { id, email: ' Ravi-5@Home.example ', utm_source: 'qr' })
    expect(asked).toMatchObject({
      data: { is_confirmed: false, message: "We've emailed you a link. Open it to finish." },
    })
    expect(await completions()).toEqual([])
    const token = (await confirmingToken(test, email)) ?? ''
    const read = await test.call('GET /program/landing/confirm/', { query: { token } })
    expect(read.data).toMatchObject({
      name: 'Ravi Kumar',
      email,
      program_title: 'Autism Acceptance',
      landing: { id },
    })
    expect(await completions()).toEqual([])
    const first = await confirm(token)
    expect(first).toMatchObject({ success: true, data: { landing: { id } } })
    expect(await confirm(token)).toEqual(first)
    expect(await completions()).toMatchObject([{ email, source: 'qr', name: 'Ravi Kumar' }])
    expect(await countOf(id)).toBe(1)
    // Requested again, the reply doesn't reveal that the address has completed it.
    expect(await completeLanding(test, { id, email })).toEqual(asked)
  })

  it('two people on one phone: the one logged in, and another by mail', async () => {
    const { id } = await aCampaign()
    const asha = await createPerson(test, proved)
    await completeLanding(test, { id, email: asha.email }, asha)
    const other = await completeLanding(test, { id, name: 'Her father', email: 'father@home.example' }, asha)
    expect(other).toMatchObject({ data: { is_confirmed: false } })
    await confirm((await confirmingToken(test, 'father@home.example')) ?? '')
    expect(await completions()).toMatchObject([
      { user_id: asha.id },
      { user_id: null, email: 'father@home.example' },
    ])
  })

  it('of an account is not confirmed by being logged in, nor by an invitation to another email', async () => {
    const { id } = await aCampaign()
    const asha = await createPerson(test)
    await countInvitation(test.db, { campaign_id: id, email: 'ravi-7@home.example', token: 'told' })
    const sent = await completeLanding(test, { id, email: asha.email, invitation: 'told' }, asha)
    expect(sent).toMatchObject({ data: { is_confirmed: false } })
    expect(await completions()).toEqual([])
  })

  it('counts for the invitation whose link led there, unless that is gone by then', async () => {
    const { id, program_id } = await aCampaign()
    const invite = (email: string, token: string) =>
      countInvitation(test.db, { campaign_id: id, email, token })
    const invitation_id = await invite('ravi@school.example', 'told-1')
    const gone = await invite('sita@school.example', 'told-2')
    const ofAnother = await aCampaign({ program_id })
    await countInvitation(test.db, { campaign_id: ofAnother.id, email: 'm@school.example', token: 'told-3' })
    const emails = ['own@ravi.example', 'own@sita.example', 'own@meera.example']
    for (const [at, email] of emails.entries())
      await completeLanding(test, { id, email, invitation: `told-${at + 1}` })
    await deleteInvitation(test.db, gone)
    for (const email of emails) await confirm((await confirmingToken(test, email)) ?? '')
    expect(await completions()).toMatchObject([
      { email: 'own@ravi.example', invitation_id, source: 'invitation' },
      { email: 'own@sita.example', invitation_id: null, source: 'invitation' },
      { email: 'own@meera.example', invitation_id: null },
    ])
  })

  it('is mailed three times a day, whoever asks', async () => {
    const { id } = await aCampaign()
    const email = 'often@home.example'
    for (const _ of [1, 2, 3])
      expect(await completeLanding(test, { id, email })).toMatchObject({ success: true })
    expect(await completeLanding(test, { id, email })).toMatchObject({
      status: 429,
      errors: [{ code: 'TooManyRequests' }],
    })
    expect(await completeLanding(test, { id, email: 'other@home.example' })).toMatchObject({ success: true })
  })

  it('is mailed three times a day, however its mailbox is spelled', async () => {
    const { id } = await aCampaign()
    const answers: (boolean | number)[] = []
    for (const local of ['asha.v', 'asha.v+1', 'ashav+2', 'a.s.h.a.v+3']) {
      const answer = await completeLanding(test, { id, email: `${local}@gmail.com` })
      answers.push(answer.success || answer.status)
    }
    expect(answers).toEqual([true, true, true, 429])
  })

  it('is mailed six times a month at most, whoever asks on whatever day', async () => {
    const { id } = await aCampaign()
    const first = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    const asked: (boolean | number)[] = []
    for (const day of [0, 0, 2, 2, 4, 4, 6, 8]) {
      vi.setSystemTime(first + day * 24 * 3_600_000)
      const answer = await completeLanding(test, { id, email: 'month@home.example' })
      asked.push(answer.success || answer.status)
    }
    expect(asked).toEqual([true, true, true, true, true, true, 429, 429])
  })

  it('one network address has sixty mails an hour sent', async () => {
    const { id } = await aCampaign()
    const body = { id, name: 'Ravi', ...(await rightAnswers(test, id)) }
    const ask = async (at: number) => {
      const payload = { ...body, email: `list-${at}@home.example` }
      const remoteAddress = '203.0.113.77'
      const url = '/program/landing/complete/'
      return (await test.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode
    }
    for (let at = 0; at < 60; at += 1) expect(await ask(at)).toBe(200)
    expect(await ask(60)).toBe(429)
  })

  it('is forgotten with its mail after a week, as is the link', async () => {
    const { id } = await aCampaign()
    const email = 'forgotten-soon@home.example'
    await completeLanding(test, { id, email })
    await test.runJobs()
    const newest = async () => (await test.call('GET /dev/outbox/list/', {})).data[0]
    const night = async (days: number) => {
      const clock = { now: () => new Date(Date.now() + days * 24 * 3_600_000) }
      await confirmingMailsRetention.nightly({ clock }).handle(test.db, {}, run)
    }
    await night(6.9)
    expect(await newest()).toMatchObject({ to: email, kind: 'completion-confirm' })
    await night(7.1)
    expect(await newest()).toMatchObject({
      to: 'forgotten@example.invalid',
      subject: '',
      html: '',
      text: '',
      status: 'kept',
    })
  })

  it('and its name are told by the link alone, and kept nowhere', async () => {
    const { id } = await aCampaign()
    const email = 'unseen@home.example'
    await completeLanding(test, { id, email })
    const token = (await confirmingToken(test, email)) ?? ''
    const url = '/program/landing/confirm/'
    const read = await test.app.inject({ url, query: { token } })
    const done = await test.app.inject({ method: 'POST', url, payload: { token } })
    for (const { statusCode, headers } of [read, done])
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it('gets a mail in whose words nothing stands that was typed, in the language of the page', async () => {
    const { id } = await aCampaign({ display_name: 'Win at bad.example', message: 'Click bad.example' })
    const email = 'ravi-9@home.example'
    const body = { id, email, name: 'Look at bad.example', ...(await rightAnswers(test, id)) }
    await test.callIn('hi')('POST /program/landing/complete/', { body })
    await confirmingToken(test, email)
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data[0]).toMatchObject({ to: email, language: 'hi' })
    expect(JSON.stringify(data[0])).not.toContain('bad.example')
  })
})

import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { unsubscribeLinks } from '#foundation/notifications/server/index.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../testing/attended-event.ts'
import { issuedCertificates, issueForEvent, setCertificateRule } from './index.ts'
import { issueCertificates } from './issue-for-event.ts'

const test = testApp()
const mailMe = (person: Person, id: number) =>
  person.tryCall('GET /v2/event/certificate/email/', { query: { id } })
const outbox = async () =>
  (await test.call('GET /dev/outbox/list/', {})).data.filter(({ kind }) => kind === 'certificate')

describe('the certificate by mail', () => {
  it('goes with its PDF to the address of the account', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { title: 'Calm nights', people: [asha] })
    expect(await mailMe(asha, id)).toMatchObject({
      data: { message: 'Certificate sent to your registered email!' },
    })
    const [mail] = await outbox()
    const [certificate] = await test.db.select().from(issuedCertificates)
    expect(mail).toMatchObject({ to: asha.email, subject: 'Your certificate: Calm nights' })
    expect(mail?.text).toContain(`/certificates/${certificate?.code.slice(0, 5)}-`)
    expect(mail?.text).toContain('because you asked Pankh to send your certificate')
    expect(mail?.attachments).toMatchObject([
      { filename: `${certificate?.number}.pdf`, content_type: 'application/pdf' },
    ])
    expect(
      Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('goes once in ten minutes, also when it is asked for eight times at once, and says that it is there', async () => {
    const asha = await createPerson(test)
    const id = await createAttendedEvent(test.db, { people: [asha] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => mailMe(asha, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(8)
    expect(await outbox()).toHaveLength(1)
    expect(await mailMe(asha, id)).toMatchObject({
      data: { message: 'Your certificate is already in your email. You can ask again in 10 minutes.' },
    })
    expect(await outbox()).toHaveLength(1)
    test.clock.set(new Date(test.clock.now().getTime() + 10 * 60_000))
    expect(await mailMe(asha, id)).toMatchObject({ success: true })
    expect(await outbox()).toHaveLength(2)
  })

  it('is refused to a stranger, and to a click on another site', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createAttendedEvent(test.db, { people: [asha] })
    expect(await mailMe(ravi, id)).toMatchObject({ errors: [{ code: 'NotAttended' }] })
    const answer = await test.app.inject({
      url: `/v2/event/certificate/email/?id=${id}`,
      headers: { cookie: `accesstoken=${asha.token}`, 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.json().errors[0].code).toBe('CrossSiteRequest')
    expect(await outbox()).toEqual([])
  })
})

describe('the certificates of a whole event', () => {
  it('are issued and mailed in one job, once each, whoever asked before', async () => {
    const people = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await createPerson(test)
    const id = await createAttendedEvent(test.db, { people })
    await mailMe(people[1] as Person, id)
    for (const run of [1, 2]) {
      await issueForEvent(test.db, { event_id: id, wants_mail: true })
      expect(await test.runJobs(), `run ${run}`).toBeGreaterThan(0)
    }
    expect(await test.db.select().from(issuedCertificates)).toHaveLength(3)
    const mails = await outbox()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
    const unasked = mails.filter(({ to }) => to !== people[1]?.email).map(({ text }) => text)
    expect(unasked.join()).toContain('because you earned a certificate on Pankh')
    expect(unasked.join()).not.toContain('because you asked')
  })

  it('reach everyone else where one name has pictures in it and another can’t be drawn', async () => {
    const names = ['Asha', 'Meera 👩‍👩‍👧‍👦', 'மீனா', 'Ravi']
    const people: Person[] = []
    for (const first_name of names) people.push(await createPerson(test, { first_name }))
    const id = await createAttendedEvent(test.db, { people })
    await issueForEvent(test.db, { event_id: id, wants_mail: true })
    expect(await test.runJobs()).toBeGreaterThan(0)
    const expected = people.filter(({ first_name }) => first_name !== 'மீனா').map(({ email }) => email)
    expect((await outbox()).map(({ to }) => to).toSorted()).toEqual(expected.toSorted())
    expect(test.logged.filter(({ msg }) => String(msg).startsWith('job '))).toEqual([])
  })

  it('go on after a fault with one person, who is tried again', async () => {
    const people: Person[] = []
    for (const first_name of ['Asha', 'Meera', 'Ravi']) people.push(await createPerson(test, { first_name }))
    const [asha, meera, ravi] = people.map(({ email }) => email)
    const event_id = await createAttendedEvent(test.db, { people })
    let isBroken = true
    const draw = async ({ title }: PdfSheet) => {
      if (isBroken && title.includes('Meera')) throw new RangeError('Offset is outside the bounds')
      return new Uint8Array()
    }
    const log = pino({ level: 'silent' })
    const warn = vi.spyOn(log, 'warn')
    const { handle } = issueCertificates({
      clock: test.clock,
      publicUrl: 'https://pankh.test',
      links: unsubscribeLinks({ publicUrl: 'https://pankh.test', secretKey: 'x'.repeat(32) }),
      pdfs: { draw, close: async () => {} },
    })
    const run = () =>
      handle(
        test.db,
        { event_id, wants_mail: true },
        { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log },
      )
    const mailed = async () => (await outbox()).map(({ to }) => to).toSorted()
    await expect(run()).rejects.toThrow(RangeError)
    expect(warn.mock.calls).toMatchObject([
      [{ event_id, user_id: people[1]?.id, fault: { type: 'RangeError' } }, 'a certificate was not made'],
    ])
    expect(await mailed()).toEqual([asha, ravi].toSorted())
    isBroken = false
    await run()
    expect(await mailed()).toEqual([asha, meera, ravi].toSorted())
  })

  it('leave out who has yet to review it, and are not mailed unless that is wanted', async () => {
    const people = [await createPerson(test), await createPerson(test)]
    const id = await createAttendedEvent(test.db, { people })
    await setCertificateRule(test.db, { event_id: id, needs_review: true })
    await people[0]?.call('POST /v2/event/review/add/', { body: { id, rating: 4, feedback: 'Good.' } })
    await issueForEvent(test.db, { event_id: id, wants_mail: false })
    await test.runJobs()
    expect(await test.db.select().from(issuedCertificates)).toMatchObject([{ user_id: people[0]?.id }])
    expect(await outbox()).toEqual([])
  })
})

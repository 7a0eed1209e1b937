import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { certifyCompletionJob } from '#features/awareness-programs/server/index.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { renameAwarenessProgram } from '../../testing/change-facts.queries.ts'
import { createCompletion } from '../../testing/create-completion.ts'
import { issuedCertificates, reissueCertificate, revokeCertificate } from '../index.ts'

const test = testApp()
const issued = () => test.db.select().from(issuedCertificates).orderBy(issuedCertificates.id)
const outbox = async () =>
  (await test.call('GET /dev/outbox/list/', {})).data.filter(({ kind }) => kind === 'certificate')

async function certify(completion_id: number): Promise<void> {
  await enqueue(test.db, certifyCompletionJob, { completion_id })
  await test.runJobs()
}

async function onlyOne() {
  const [certificate] = await issued()
  if (!certificate) throw new Error('there is no certificate')
  return certificate
}

const pdf = (code: string, more = '') => test.app.inject(`/program/certificate/?code=${code}${more}`)
const codeOf = (answer: Awaited<ReturnType<typeof pdf>>) => answer.json().errors[0].code

describe('the certificate of participation', () => {
  it('goes by mail to whoever completed, without an account, and is checked and had again by its code', async () => {
    const title = { en: 'Autism Acceptance', hi: 'ऑटिज़्म को अपनाना' }
    const { id } = await createCompletion(test.db, { program: { title } })
    await certify(id)
    const certificate = await onlyOne()
    expect(certificate).toMatchObject({
      event_id: null,
      program_id: null,
      completion_id: id,
      user_id: null,
      holder_name: 'Ravi Kumar',
      title,
      minutes: 0,
      modules: null,
      words: {
        en: expect.stringContaining('made the promise'),
        hi: expect.stringMatching(/[\u0900-\u097f]/),
      },
      held_on: '2026-01-15',
      mailed_at: TEST_NOW,
    })
    const [mail] = await outbox()
    const address = `/certificates/${certificate.code.replace(/.{5}(?=.)/g, '$&-')}`
    expect(mail).toMatchObject({
      to: 'ravi@example.org',
      subject: 'Your certificate: Autism Acceptance',
      attachments: [{ filename: `${certificate.number}.pdf`, content_type: 'application/pdf' }],
    })
    expect(mail?.text).toContain('Ravi Kumar')
    expect(mail?.text).toContain(address)
    const query = { code: certificate.code }
    expect((await test.callIn('hi')('GET /v2/event/certificate/check/', { query })).data).toMatchObject({
      kind: 'participation',
      holder_name: 'Ravi Kumar',
      title: 'ऑटिज़्म को अपनाना',
      minutes: 0,
    })
    const answer = await pdf(certificate.code.toLowerCase(), '&language=hi')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect([answer.headers['x-robots-tag'], answer.headers['cache-control']]).toEqual([
      'noindex',
      'private, no-store',
    ])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const badge = await test.app.inject(`/v2/event/certificate/badge/?code=${certificate.code}`)
    expect(badge.json().credentialSubject.achievement).toMatchObject({
      description: 'Took part in the awareness program “Autism Acceptance” on 15th Jan, 2026.',
    })
  })

  it('is issued and mailed once, however often the job runs', async () => {
    const { id } = await createCompletion(test.db)
    for (const _ of [1, 2, 3, 4]) await enqueue(test.db, certifyCompletionJob, { completion_id: id })
    await test.runJobs()
    test.clock.set(new Date(TEST_NOW.getTime() + HOUR_MS))
    await certify(id)
    expect(await issued()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('goes to the account that confirmed the email, and notifies its person', async () => {
    const asha = await createPerson(test, { email: 'asha@example.org', email_verified_at: TEST_NOW })
    const unproved = await createPerson(test, { email: 'meera@example.org' })
    const { id, program_id } = await createCompletion(test.db, {
      email: 'asha@example.org',
      name: 'A. Verma',
    })
    const other = await createCompletion(test.db, { program_id, email: 'meera@example.org' })
    await certify(id)
    await certify(other.id)
    const { data } = await asha.call('POST /v2/event/certificate/own/list/', { body: {} })
    expect(data).toMatchObject([
      {
        kind: 'participation',
        holder_name: 'A. Verma',
        title: 'Autism Acceptance',
        event: null,
        program: null,
        can: { download: true },
      },
    ])
    const told = await asha.call('POST /v2/user/notification/list/', { body: {} })
    expect(told.data).toMatchObject([{ path: `/certificates/${(await issued())[0]?.code}` }])
    expect(await unproved.call('POST /v2/event/certificate/own/list/', { body: {} })).toMatchObject({
      data: [],
    })
    expect((await outbox()).map(({ to }) => to).toSorted()).toEqual(['asha@example.org', 'meera@example.org'])
  })

  it('is no learning: the passport leaves it out', async () => {
    const asha = await createPerson(test)
    await certify((await createCompletion(test.db, { email: asha.email, user_id: asha.id })).id)
    const { data } = await asha.call('GET /v2/user/passport/', {})
    expect(data).toMatchObject({ certificates_count: 0, minutes: 0 })
  })

  it('stays as it was when the program changes, and stands corrected when its name was wrong', async () => {
    const { id, program_id } = await createCompletion(test.db)
    await certify(id)
    const before = await onlyOne()
    await renameAwarenessProgram(test.db, program_id)
    await certify(id)
    expect(await issued()).toEqual([before])
    await reissueCertificate(test.db, { id: before.id, holder_name: 'Ravi K. Kumar', now: TEST_NOW })
    const [newest, old] = (await issued()).toSorted((a, b) => b.id - a.id)
    expect(newest).toMatchObject({ holder_name: 'Ravi K. Kumar', completion_id: id, words: before.words })
    expect(old).toMatchObject({ revoke_reason: 'replaced' })
    expect(codeOf(await pdf(before.code))).toBe('CertificateRevoked')
    expect((await pdf(newest?.code ?? '')).statusCode).toBe(200)
  })

  it('is not given again once it was taken back', async () => {
    const { id } = await createCompletion(test.db)
    await certify(id)
    const { id: certificate } = await onlyOne()
    await revokeCertificate(test.db, { id: certificate, reason: 'By mistake', now: TEST_NOW })
    await certify(id)
    expect(await issued()).toHaveLength(1)
  })

  it.each(['', 'none', 'PANKH-2026-000001', '0'.repeat(20)])('is not found by %j', async (code) => {
    await certify((await createCompletion(test.db)).id)
    expect(codeOf(await pdf(code))).toBe('CertificateNotFound')
  })

  it('of what is gone is passed over', async () => {
    await certify(999)
    expect(await issued()).toEqual([])
    expect(test.logged.filter(({ msg }) => String(msg).startsWith('job '))).toEqual([])
  })
})

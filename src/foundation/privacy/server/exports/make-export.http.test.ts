import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { leaveOneTry } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { keptFiles } from '../../testing/kept-files.ts'
import { fetchCopy, makeCopy, textIn } from '../../testing/own-data.ts'
import { sweepExportsJob } from './sweep-exports.ts'

const folder = keptFiles()
const test = testApp({ environment: { STORAGE_URL: folder.url } })

const later = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))
const statesOf = async (person: Person) =>
  (await person.call('GET /v2/user/privacy/', {})).data.exports.map(({ state }) => state)
const ask = (person: Person) => person.tryCall('POST /v2/user/privacy/export/', { body: {} })
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => (answer.success ? 'made' : answer.errors[0]?.code)

describe('a copy of my data', () => {
  it('is made by a job, mailed about, and holds a file for programs and a page for people', async () => {
    const asha = await createPerson(test)
    await ask(asha)
    expect(await statesOf(asha)).toEqual(['waiting'])
    await test.runJobs()
    expect(await statesOf(asha)).toEqual(['ready'])
    const zip = await fetchCopy(test, asha)
    const json = JSON.parse(await textIn(zip, 'my-data.json'))
    expect(json).toMatchObject({ made_at: expect.any(String), privacy: { copies: [{}] } })
    const page = await textIn(zip, 'my-data.html')
    expect(page).toContain('<html lang="en">')
    expect(page).not.toMatch(/<script|https?:\/\//)
    const { data: mails } = await test.call('GET /dev/outbox/list/', {})
    const mail = mails.find(({ kind }) => kind === 'data-export')
    expect(mail?.to).toBe(asha.email)
    expect(mail?.text).toContain('/profile/privacy')
    expect(mail?.text).not.toContain('/copies/')
  })

  it('is only its own person’s', async () => {
    const asha = await createPerson(test)
    await makeCopy(test, asha)
    const { data } = await asha.call('GET /v2/user/privacy/', {})
    const url = `/profile/privacy/copies/${data.exports[0]?.id}.zip`
    const stranger = await createPerson(test, { is_admin: true })
    const statusFor = async (headers: Record<string, string>, at = url) =>
      (await test.app.inject({ url: at, headers })).statusCode
    expect(await statusFor({})).toBe(401)
    expect(await statusFor({ authorization: `Bearer ${stranger.token}` })).toBe(404)
    const own = await test.app.inject({ url, headers: { authorization: `Bearer ${asha.token}` } })
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    for (const wrong of ['x', '0', '-1', '1e3', '99999999999999999999'])
      expect(
        await statusFor(
          { authorization: `Bearer ${asha.token}` },
          `/profile/privacy/copies/${encodeURIComponent(wrong)}.zip`,
        ),
      ).toBe(404)
  })

  it('is made one at a time, of two that are asked for at once too, and three a day', async () => {
    const asha = await createPerson(test)
    const twins = await Promise.all([ask(asha), ask(asha)])
    expect(twins.map(codeOf).toSorted()).toEqual(['ExportIsBeingMade', 'made'])
    await test.runJobs()
    for (let more = 0; more < 2; more += 1) {
      expect(codeOf(await ask(asha))).toBe('made')
      await test.runJobs()
    }
    expect(codeOf(await ask(asha))).toBe('TooManyRequests')
    later(1)
    expect(codeOf(await ask(asha))).toBe('made')
  })

  it('that failed is made when its job is run again, days later too, unless another was requested since', async () => {
    const admin = await createPerson(test, { is_admin: true })
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const inTheWay = join(folder.path, 'exports')
    await rm(inTheWay, { recursive: true, force: true })
    await writeFile(inTheWay, 'a file where the folder should be')
    for (const person of [asha, ravi]) await ask(person)
    await leaveOneTry(test.db)
    await test.runJobs()
    expect([await statesOf(asha), await statesOf(ravi)]).toEqual([['failed'], ['failed']])
    await rm(inTheWay)
    later(2)
    await makeCopy(test, ravi)
    const failedJobs = async () => (await admin.call('POST /v2/admin/job/failed/list/', { body: {} })).data
    for (const { id } of await failedJobs()) {
      await admin.call('POST /v2/admin/job/retry/', { body: { job_id: id } })
    }
    await enqueue(test.db, sweepExportsJob, {})
    await test.runJobs()
    expect([await statesOf(asha), await statesOf(ravi)]).toEqual([['ready'], ['ready', 'failed']])
    await fetchCopy(test, asha)
    expect(await failedJobs()).toEqual([])
  })

  it('of someone who signed up with another person’s email shows none of the emails sent to it', async () => {
    const email = 'meera@example.org'
    const occupation_id = await createTerm(test.db, 'occupations', {
      key: 'teacher',
      name: { en: 'Teacher' },
    })
    const names = { first_name: 'Not', last_name: 'Meera' }
    const body = { ...names, email, password: 'Mango-Tree-42', occupation_id }
    const signUp = { method: 'POST', url: '/user/register/', payload: body } as const
    const { token, data: signedUp } = (await test.app.inject(signUp)).json()
    const person = { id: signedUp.user.id, email, first_name: 'Not', token, ...test.withToken(token) }
    await test.call('POST /user/forget-password/', { body: { identifier: email } })
    await queueMail(test.db, aMail({ to: email, subject: 'Meera, join in', kind: 'campaign-invitation' }))
    await queueMail(test.db, aMail({ to: email, subject: 'Meera, confirm', kind: 'completion-confirm' }))
    const copy = await textIn(await makeCopy(test, person), 'my-data.json')
    const { data: sent } = await test.call('GET /dev/outbox/list/', {})
    const code = /\d{6}/.exec(sent.find(({ kind }) => kind === 'verification-code')?.subject ?? '')?.[0]
    expect(sent.find(({ kind }) => kind === 'password-reset')?.text).toContain('/auth/reset-password/')
    expect(code).toHaveLength(6)
    expect(copy).not.toContain(code)
    expect(copy).not.toContain('/auth/reset-password/')
    expect(JSON.parse(copy).mails.mails).toMatchObject([
      { kind: 'verification-code', subject: 'Your code for Pankh: ••••••', text: null },
      { kind: 'password-reset', text: null },
    ])
  })

  it('has emails without an account once their address is confirmed, without the links that are proofs', async () => {
    const meera = await createPerson(test, { email_verified_at: TEST_NOW })
    await queueMail(test.db, aMail({ to: meera.email, text: 'A secret', kind: 'campaign-invitation' }))
    await queueMail(test.db, aMail({ to: meera.email, text: 'Good morning' }))
    const copy = JSON.parse(await textIn(await makeCopy(test, meera), 'my-data.json'))
    expect(copy.mails.mails).toMatchObject([
      { kind: 'campaign-invitation', text: null },
      { kind: 'greeting', text: 'Good morning' },
    ])
  })

  it('goes after a week, its file too', async () => {
    const asha = await createPerson(test)
    const before = await folder.names('exports')
    await makeCopy(test, asha)
    expect(await folder.names('exports')).toHaveLength(before.length + 1)
    later(7)
    await enqueue(test.db, sweepExportsJob, {})
    await test.runJobs()
    expect(await statesOf(asha)).toEqual(['gone'])
    expect(await folder.names('exports')).toEqual(before)
    await expect(fetchCopy(test, asha)).rejects.toThrow('404')
  })

  it('comes in the person’s language', async () => {
    const asha = await createPerson(test)
    await test.app.inject({
      method: 'POST',
      url: '/v2/user/privacy/export/',
      headers: { authorization: `Bearer ${asha.token}`, 'accept-language': 'hi' },
    })
    await test.runJobs()
    expect(await textIn(await fetchCopy(test, asha), 'my-data.html')).toContain('<html lang="hi">')
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
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

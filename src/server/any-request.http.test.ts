import { describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { callRequests } from '#tests/support/requests/call-requests.ts'
import { type Actor, type AskedServer, sendRequests, tell } from '#tests/support/requests/send-requests.ts'
import { HOLD_MS, type Hold } from '#tests/support/requests/watch-loop.ts'
import { testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'

const test = testApp()
const SEED = 20_261_125
const COUNT = 500

/** The app in this process. A turn of its event loop can't take longer than the CPU time spent answering. */
function askedApp(): AskedServer {
  const people = new Map<Actor, Person>()
  const holds: Hold[] = []
  return {
    takeHolds: () => holds.splice(0),
    async send({ method, url, headers, body }, token) {
      const from = Date.now()
      const before = process.threadCpuUsage()
      const answer = await test.app.inject({
        method: method as 'GET',
        url,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
      const { user, system } = process.threadCpuUsage(before)
      const cpu = (user + system) / 1_000
      // The embedded database also runs in this thread.
      if (isOnServer() && cpu > HOLD_MS) holds.push({ from, to: Date.now(), cpu })
      return {
        status: answer.statusCode,
        body: answer.body,
        hasRetryAfter: answer.headers['retry-after'] !== undefined,
      }
    },
    async tokenOf(actor, isEnded) {
      if (actor === 'visitor') return undefined
      const known = people.get(actor)
      if (known && !isEnded) return known.token
      const person = await createPerson(test, { is_admin: actor === 'administrator' })
      people.set(actor, person)
      return person.token
    },
  }
}

describe('any request at all', () => {
  it('is answered, never broken, and holds up nobody else', async () => {
    for (let made = 0; made < 5; made += 1) await createEvent(test.db)
    const description = (await test.app.inject('/openapi.json')).json()
    const requests = callRequests(description)
    const { findings, statuses } = await sendRequests(askedApp(), { requests, seed: SEED, count: COUNT })
    expect(findings.map((finding) => tell(finding, SEED)).join('\n')).toBe('')
    expect(statuses['200'] ?? 0, JSON.stringify(statuses)).toBeGreaterThan(COUNT / 20)
  })
})

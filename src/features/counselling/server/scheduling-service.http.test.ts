import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { openSchedulingService } from './scheduling-service.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
let asked: IncomingMessage[]
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
const listening = once(server.listen(0, '127.0.0.1'), 'listening')
await listening
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const test = testApp({ environment: { SCHEDULING_URL: `${url}/` } })
const sessions = (cookie?: string) =>
  test.app.inject({ url: '/v2/counselling/session/list/', headers: cookie ? { cookie } : {} })

const json =
  (body: unknown): Answer =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
const session = (id: number, start_date_time: string) => ({
  id,
  topic: 'Calm evenings',
  speaker_name: 'Dr Meena Iyer',
  start_date_time,
  join_link: 'https://secret.example/room',
})

beforeAll(() => listening)
beforeEach(() => {
  asked = []
  answer = json({ data: [] })
})
afterAll(() => new Promise((done) => server.close(done)))

describe('the sessions to come', () => {
  it('are asked for with the token of the second cookie, and come soonest first', async () => {
    answer = json({ data: [session(2, '2026-02-02T10:00:00Z'), session(1, '2026-02-01T15:30:00+05:30')] })
    const { statusCode, body, headers } = await sessions('accesstoken=mine; schedulingtoken=theirs.1-2_3')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toMatchObject({ is_offered: true, data: [{ id: '1' }, { id: '2' }] })
    expect(body).not.toContain('secret.example')
    expect(asked[0]?.url).toBe('/group-counselling/sessions/')
    expect(asked[0]?.headers).toMatchObject({ token: 'theirs.1-2_3', authorization: 'Bearer theirs.1-2_3' })
    expect(JSON.stringify(asked[0]?.headers)).not.toContain('mine')
  })

  it.each([undefined, 'accesstoken=mine', 'schedulingtoken=', 'schedulingtoken=a%0d%0ax: y'])(
    'are not spoken of without a token: %s',
    async (cookie) => {
      expect((await sessions(cookie)).json()).toEqual({ success: true, data: [], is_offered: false })
      expect(asked).toEqual([])
    },
  )

  it.each<[string, Answer]>([
    ['a refusal', (_, response) => void response.writeHead(401).end('{}')],
    ['a fault', (_, response) => void response.writeHead(500).end('theirs')],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['another shape', json({ sessions: [] })],
    ['a bad date', json({ data: [session(1, 'tomorrow')] })],
    [
      'a way elsewhere',
      (_, response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end(),
    ],
    ['an endless answer', (_, response) => void response.end('x'.repeat(300_000))],
    ['a cut network', (request) => void request.socket.destroy()],
  ])('are said to be out of reach after %s', async (_, given) => {
    answer = given
    const refused = await sessions('schedulingtoken=theirs')
    expect(refused.statusCode).toBe(503)
    expect(refused.json().errors[0].code).toBe('SchedulingAway')
    expect(refused.body).not.toContain('theirs')
    expect(asked).toHaveLength(1)
  })

  it('are waited for three seconds at most', async () => {
    answer = () => undefined
    const before = performance.now()
    await expect(openSchedulingService(url).upcomingSessions('theirs')).rejects.toMatchObject({
      code: 'SchedulingAway',
    })
    expect(performance.now() - before).toBeLessThan(6_000)
  })
})

describe('without SCHEDULING_URL', () => {
  const plain = testApp()

  it('nothing is spoken of', async () => {
    const headers = { cookie: 'schedulingtoken=theirs' }
    const { body } = await plain.app.inject({ url: '/v2/counselling/session/list/', headers })
    expect(body).toBe('{"success":true,"data":[],"is_offered":false}')
  })
})

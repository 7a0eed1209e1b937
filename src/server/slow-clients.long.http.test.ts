import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { IDEMPOTENCY_HEADER, idempotencyKey } from '#foundation/offline/offline.contract.ts'
import { testApp } from '#tests/support/test-app.ts'

/** Many times the number of database connections. */
const SLOW = 100
const test = testApp({ environment: {} })
const open: Socket[] = []

beforeAll(async () => {
  if (test.app) await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const line of open.splice(0)) line.destroy()
})

const port = () => (test.app.server.address() as AddressInfo).port
async function send(bytes: string): Promise<Socket> {
  const line = connect(port(), '127.0.0.1').on('error', () => undefined)
  open.push(line)
  await once(line, 'connect')
  line.write(bytes)
  return line
}
/** A call as raw HTTP. */
function wire(path: string, body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body)
  const lines = Object.entries({
    host: 'pankh.example',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}
const list = () =>
  fetch(`http://127.0.0.1:${port()}/v2/event/list/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

describe('clients that take their time', () => {
  it.each([
    ['send half of a body and wait', (whole: string) => whole.slice(0, -3)],
    ['send half of their headers and wait', (whole: string) => whole.slice(0, 60)],
    ['never read what they asked for', (whole: string) => whole.repeat(20)],
  ])('and %s leave all others their answers', async (_what, part) => {
    for (let at = 0; at < 40; at += 1) await createEvent(test.db, { title: `Morning ${at}` })
    const whole = wire('/v2/event/list/', { search_query: 'morning', length: 100 })
    for (const line of await Promise.all(Array.from({ length: SLOW }, () => send(part(whole))))) line.pause()
    const answers = await Promise.all(Array.from({ length: 20 }, list))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

describe('an answer that was cut', () => {
  const question = (id: number) => ({ id, question: 'Is there a break?' })
  const questionsOf = async (id: number) =>
    (await test.call('POST /v2/event/question/list/', { body: { id } })).recordsTotal
  const ask = (asha: Person, id: number, key: string) =>
    wire('/v2/event/question/add/', question(id), {
      authorization: `Bearer ${asha.token}`,
      [IDEMPOTENCY_HEADER]: key,
    })

  it('has its effect once, however often the device repeats the mutation', async () => {
    const [asha, id] = [await createPerson(test), await createEvent(test.db)]
    const key = idempotencyKey(asha.id, randomUUID())
    const cut = async () => {
      const line = await send(ask(asha, id, key))
      // The bytes arrive, and nobody reads them.
      await once(line, 'readable')
      line.destroy()
    }
    await Promise.all([cut(), cut(), cut()])
    expect(await questionsOf(id)).toBe(1)
    const line = await send(ask(asha, id, key))
    const [answer] = await once(line, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"success":true/)
    expect(await questionsOf(id)).toBe(1)
  })
})

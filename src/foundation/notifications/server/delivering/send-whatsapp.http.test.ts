import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { forgetJobs, keptJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createNotification } from '../../testing/create-notification.ts'
import { countJobs, setMobile } from '../../testing/notifications.queries.ts'
import { unsubscribeLinks } from '../choices/unsubscribe-links.ts'
import { deliverNotification } from './deliver-notification.ts'

interface Received {
  url: string | undefined
  authorization: string | undefined
  body: { to: string; template: { name: string; language: { code: string }; components: unknown[] } }
}

/** Filled before the app starts, whose own hook runs after this one. */
const environment: Record<string, string> = {}
const received: Received[] = []
let status = 200
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part
    })
    request.on('end', () => {
      const { authorization } = request.headers
      received.push({ url: request.url, authorization, body: JSON.parse(text) })
      response.writeHead(status).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  environment.WHATSAPP_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0/42/`
  environment.WHATSAPP_TOKEN = 'a-token'
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  received.length = 0
  status = 200
})

const test = testApp({ environment })
const SET = 'POST /user/notification/choices/'

async function createReader(given: { wants?: boolean; consents?: boolean; mobile?: string | null } = {}) {
  const person = await createPerson(test)
  const { wants = true, consents = true, mobile = '+919876543210' } = given
  await setMobile(test.db, { id: person.id, mobile })
  const wanted = wants ? ['certificates:whatsapp' as const] : ['certificates:site' as const]
  await person.call(SET, { body: { wanted, is_whatsapp_notification: consents } })
  return person
}

describe('messages by WhatsApp', () => {
  it('go once to who agreed, has a number and chose the channel', async () => {
    const asha = await createReader()
    const others = [
      await createReader({ wants: false }),
      await createReader({ consents: false }),
      await createReader({ mobile: null }),
    ]
    const { data } = await asha.call('GET /user/notification/choices/', {})
    expect(data.whatsapp).toEqual({ is_available: true, is_consented: true, has_mobile: true })
    const user_ids = [asha.id, ...others.map(({ id }) => id)]
    await createNotification(test.db, { user_ids })
    await createNotification(test.db, { user_ids: user_ids.toReversed() })
    await test.runJobs()
    expect(received).toEqual([
      {
        url: '/v23.0/42/messages',
        authorization: 'Bearer a-token',
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '919876543210',
          type: 'template',
          template: {
            name: 'pankh_notification',
            language: { code: 'en' },
            components: [
              {
                type: 'body',
                parameters: [
                  { type: 'text', text: 'Asha' },
                  { type: 'text', text: 'Your certificate for “Calm nights” is ready.' },
                  { type: 'text', text: 'http://localhost:3000/certificates/ABC' },
                ],
              },
            ],
          },
        },
      },
    ])
    // Neither the job nor the log contains a phone number.
    expect(JSON.stringify(test.logged)).not.toContain('9876543210')
  })

  it('lead to the page in the language of the person', async () => {
    const asha = await createReader()
    await asha.call('PUT /v2/user/reading-settings/', { body: { language: 'hi' } })
    await createNotification(test.db, { user_ids: [asha.id] })
    await test.runJobs()
    expect(received).toMatchObject([{ body: { template: { language: { code: 'hi' } } } }])
    expect(JSON.stringify(received)).toContain('http://localhost:3000/hi/certificates/ABC')
  })

  it('go once about the same thing, also with the bell off and when its jobs were forgotten a month ago', async () => {
    const withBell = await createReader()
    await withBell.call(SET, { body: { wanted: ['certificates:site', 'certificates:whatsapp'] } })
    const { id } = await createReader()
    const user_ids = [withBell.id, id]
    for (const _ of ['first', 'again']) {
      await createNotification(test.db, { user_ids })
      await test.runJobs()
      await forgetJobs(test.db)
    }
    expect(received).toHaveLength(2)
  })

  it('do not go where consent, number or choice were taken back while they waited', async () => {
    const people = [await createReader(), await createReader(), await createReader()]
    await createNotification(test.db, { user_ids: people.map(({ id }) => id) })
    const links = unsubscribeLinks({ publicUrl: '', secretKey: 'x'.repeat(32) })
    const { handle } = deliverNotification({ publicUrl: '', links, whatsapp: { send: async () => {} } })
    const [job] = await keptJobs(test.db)
    await handle(test.db, job?.data, {
      id: 'a',
      addedAt: new Date(),
      attempt: 1,
      isLastAttempt: false,
      log: console as never,
    })
    expect(await countJobs(test.db, 'send-whatsapp')).toBe(3)
    await people[0]?.call('POST /user/preferences/', { body: { is_whatsapp_notification: false } })
    await setMobile(test.db, { id: people[1]?.id ?? 0, mobile: null })
    await people[2]?.call(SET, { body: { wanted: ['certificates:site'] } })
    await test.runJobs()
    expect(received).toEqual([])
  })

  it('are tried again where the service is away, and given up where it will never take them', async () => {
    const asha = await createReader()
    status = 500
    await createNotification(test.db, { user_ids: [asha.id] })
    await test.runJobs()
    expect(received).toHaveLength(1)
    status = 400
    test.clock.set(new Date(test.clock.now().getTime() + 10 * 60_000))
    await test.runJobs()
    test.clock.set(new Date(test.clock.now().getTime() + 60 * 60_000))
    await test.runJobs()
    expect(received).toHaveLength(2)
    expect(test.logged.map(({ msg }) => msg)).toContain('message refused')
  })

  it('are tried three times at most: one whose answer is lost may have come', async () => {
    const asha = await createReader()
    status = 500
    await createNotification(test.db, { user_ids: [asha.id] })
    for (let tries = 0; tries < 6; tries += 1) {
      await test.runJobs()
      test.clock.set(new Date(test.clock.now().getTime() + 60 * 60_000))
    }
    expect(received).toHaveLength(3)
  })
})

describe('without access to WhatsApp', () => {
  const off = testApp()

  it('nothing is queued, and what was chosen there stays', async () => {
    const asha = await createPerson(off)
    await setMobile(off.db, { id: asha.id, mobile: '+919876543210' })
    await asha.call(SET, { body: { wanted: ['certificates:whatsapp'], is_whatsapp_notification: true } })
    await createNotification(off.db, { user_ids: [asha.id], key: 'certificate_ready:9' })
    await off.runJobs()
    expect(await countJobs(off.db, 'send-whatsapp')).toBe(0)
    const { data } = await asha.call('GET /user/notification/choices/', {})
    expect(data.whatsapp.is_available).toBe(false)
  })
})

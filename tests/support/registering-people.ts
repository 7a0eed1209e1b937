import { expect, vi } from 'vitest'
import { insertEvent } from '#features/events/server/index.ts'
import { completeEvent } from '#features/events/testing/complete-event.ts'
import { listRegistered } from '#features/events/testing/list-registered.queries.ts'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import type { Db } from '#platform/db/database.ts'
import type { SmtpInbox } from './smtp-inbox.ts'

const PASSWORD = 'Mango-Tree-42'
/** At once. */
const REGISTERING = 4
/** Until a registration is acknowledged, in milliseconds: a process that was killed starts on a busy machine too. */
const ACKNOWLEDGED_WITHIN = 300_000

export interface Answer {
  status: number
  ms: number
  body: string
}
interface Person {
  email: string
  token: string
}
interface Event {
  event_id: number
  title: string
}
type Wanted = Person & Event

/** People who register for one event after the other, each until it is acknowledged, while something goes wrong. */
export interface RegisteringPeople {
  /** Every answer since the last `start`. A request whose connection was cut has none. */
  answers: Answer[]
  start(): { more(count: number): Promise<void>; stop(): Promise<void> }
  /** Acknowledged registrations that are not in the database, each as `asha@example.org 12`. */
  lost(db: Db): Promise<string[]>
  /** Acknowledged registrations without an email. */
  unmailed(inbox: SmtpInbox): string[]
}

export async function ask(address: string, path: string, options: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(`${address}${path}`, options)
  const body = await answer.text()
  return { status: answer.status, ms: performance.now() - began, body }
}

export const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
})

export async function insertEventsAndPeople(
  db: Db,
  { events, people }: { events: number; people: number },
): Promise<{ events: Event[]; emails: string[] }> {
  const [password_hash, event_type_id] = [await hashPassword(PASSWORD), await createEventType(db)]
  const inserted: Event[] = []
  for (let at = 0; at < events; at += 1) {
    const title = `Morning ${100 + at}`
    const event_id = await insertEvent(db, completeEvent({ event_type_id, title }, new Date()))
    inserted.push({ title, event_id })
  }
  const emails = Array.from({ length: people }, (_, at) => `asha-${at}@example.org`)
  for (const [at, email] of emails.entries()) {
    await insertUser(db, {
      password_hash,
      email,
      username: `asha-${at}`,
      first_name: 'Asha',
      last_name: 'Verma',
    })
  }
  return { events: inserted, emails }
}

/**
 * Logs everyone in at one of the addresses; they then ask all of them in turn. Registrations go `ahead` of what `more`
 * waits for by so many at most, where a fault takes longer than all of them would.
 */
export async function registeringPeople(
  addresses: readonly [string, ...string[]],
  { events, emails, ahead = Infinity }: { events: Event[]; emails: string[]; ahead?: number },
): Promise<RegisteringPeople> {
  const wanted: Wanted[] = []
  for (const email of emails) {
    const { body } = await ask(
      addresses[0],
      '/user/client/login/',
      json({ identifier: email, password: PASSWORD }),
    )
    const { token } = JSON.parse(body) as { token: string }
    for (const event of events) wanted.push({ ...event, email, token })
  }
  const acknowledged: Wanted[] = []
  const answers: Answer[] = []
  let asked = 0
  let most = ahead
  let letGoOn = Promise.withResolvers<void>()
  const raise = (to: number) => {
    most = to
    letGoOn.resolve()
    letGoOn = Promise.withResolvers()
  }

  async function register({ token, event_id }: Wanted): Promise<void> {
    asked += 1
    const address = addresses[asked % addresses.length] ?? addresses[0]
    const answer = await ask(address, '/v2/event/register/', json({ id: event_id }, token))
    answers.push(answer)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`)
  }

  return {
    answers,
    start() {
      answers.length = 0
      let goesOn = true
      const oneByOne = async () => {
        for (let one = wanted.shift(); one && goesOn; one = wanted.shift()) {
          const registration = one
          while (acknowledged.length >= most) await letGoOn.promise
          await vi.waitFor(() => register(registration), { timeout: ACKNOWLEDGED_WITHIN, interval: 100 })
          acknowledged.push(registration)
        }
      }
      const all = Promise.all(Array.from({ length: REGISTERING }, oneByOne))
      return {
        async more(count) {
          const until = acknowledged.length + count
          raise(until + ahead)
          const enough = () => expect(acknowledged.length).toBeGreaterThanOrEqual(until)
          await vi.waitFor(enough, ACKNOWLEDGED_WITHIN)
        },
        async stop() {
          goesOn = false
          raise(Infinity)
          await all
        },
      }
    },
    async lost(db) {
      const registered = new Set(await listRegistered(db))
      return acknowledged
        .map(({ email, event_id }) => `${email} ${event_id}`)
        .filter((one) => !registered.has(one))
    },
    unmailed(inbox) {
      const mailed = inbox.mails.map((mail) => `${mail.to[0]} ${mail.header('subject')}`)
      return acknowledged
        .filter(({ email, title }) => !mailed.some((one) => one.startsWith(email) && one.includes(title)))
        .map(({ email, title }) => `${email}: ${title}`)
    },
  }
}

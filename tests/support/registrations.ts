import { insertEvent } from '#features/events/server/index.ts'
import { completeEvent } from '#features/events/testing/complete-event.ts'
import { listRegistered } from '#features/events/testing/list-registered.queries.ts'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { PASSWORD } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import type { Db } from '#platform/db/database.ts'

export interface Answer {
  status: number
  ms: number
  body: string
}
interface Event {
  event_id: number
  title: string
}
/** The events and people of a fault trial. */
export interface Prepared {
  events: Event[]
  emails: string[]
}
export interface Registration extends Event {
  email: string
  token: string
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
): Promise<Prepared> {
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

/** Resolves with the person's token. */
export async function logIn(address: string, email: string): Promise<string> {
  const { body } = await ask(address, '/user/client/login/', json({ identifier: email, password: PASSWORD }))
  return (JSON.parse(body) as { token: string }).token
}

/** Logs everyone in and pairs each person with every event. */
export async function pendingRegistrations(
  address: string,
  { events, emails }: Prepared,
): Promise<Registration[]> {
  const pending: Registration[] = []
  for (const email of emails) {
    const token = await logIn(address, email)
    for (const event of events) pending.push({ ...event, email, token })
  }
  return pending
}

/** Acknowledged registrations that are not in the database, each as `asha@example.org 12`. */
export async function lostRegistrations(db: Db, acknowledged: Registration[]): Promise<string[]> {
  const registered = new Set(await listRegistered(db))
  return acknowledged
    .map(({ email, event_id }) => `${email} ${event_id}`)
    .filter((one) => !registered.has(one))
}

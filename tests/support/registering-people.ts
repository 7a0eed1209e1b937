import { expect, vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import {
  type Answer,
  ask,
  json,
  lostRegistrations,
  type Prepared,
  pendingRegistrations,
  type Registration,
} from './registrations.ts'
import type { SmtpInbox } from './smtp-inbox.ts'

/** People who send requests at the same time. */
const REGISTERING = 4
/** Until a registration is acknowledged, in milliseconds: a killed process must start again, on a busy machine too. */
const ACKNOWLEDGED_WITHIN = 300_000

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

/**
 * Logs everyone in at the first address; their registrations then go to all addresses in turn. At most `ahead` of them
 * go beyond what `more` waits for, so that some are left when a fault takes long.
 */
export async function registeringPeople(
  addresses: readonly [string, ...string[]],
  { ahead = Infinity, ...prepared }: Prepared & { ahead?: number },
): Promise<RegisteringPeople> {
  const pending = await pendingRegistrations(addresses[0], prepared)
  const acknowledged: Registration[] = []
  const answers: Answer[] = []
  let asked = 0
  let most = ahead
  let letGoOn = Promise.withResolvers<void>()
  const raise = (to: number) => {
    most = to
    letGoOn.resolve()
    letGoOn = Promise.withResolvers()
  }

  async function register({ token, event_id }: Registration): Promise<void> {
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
        for (let one = pending.shift(); one && goesOn; one = pending.shift()) {
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
    lost: (db) => lostRegistrations(db, acknowledged),
    unmailed(inbox) {
      const mailed = inbox.mails.map((mail) => `${mail.to[0]} ${mail.header('subject')}`)
      return acknowledged
        .filter(({ email, title }) => !mailed.some((one) => one.startsWith(email) && one.includes(title)))
        .map(({ email, title }) => `${email}: ${title}`)
    },
  }
}

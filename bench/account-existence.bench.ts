import { randomUUID } from 'node:crypto'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import { serveProduct } from './processes.ts'
import type { Stage } from './stage.ts'

/** Each address is used once, so that no request reaches the limit of an address. */
const SAMPLES = 500
const WARM_UP = 20
const FROM = 0.9
const TO = 1.1

const CALLS = [
  {
    work: 'a wrong password',
    path: '/user/client/login/',
    body: (identifier: string) => ({ identifier, password: 'Wrong-Tree-42' }),
  },
  {
    work: 'a forgotten password',
    path: '/user/forget-password/',
    body: (identifier: string) => ({ identifier }),
  },
  { work: 'the account check', path: '/user/check/exist/', body: (identifier: string) => ({ identifier }) },
]

/**
 * How long an answer takes for an email with an account, compared with one without: a stranger must learn nothing from
 * it. Sign-up and a change of email say openly that an email is taken; invitations never look for an account.
 */
export default async function bench({ databaseUrl, database }: Stage): Promise<Line[]> {
  const product = await serveProduct(databaseUrl, { AUTH_TRIES_PER_MINUTE: '0', AUTH_TRIES_PER_HOUR: '0' })
  try {
    const lines: Line[] = []
    for (const call of CALLS) {
      const known = await createAccounts(database.db, SAMPLES + WARM_UP)
      const unknown = known.map(newEmail)
      const ask = (email: string) => timeOf(`${product.url}${call.path}`, call.body(email))
      lines.push(await compareAnswers(call.work, { known, unknown, ask }))
    }
    return lines
  } finally {
    await product.stop()
  }
}

const newEmail = () => `${randomUUID()}@example.org`

async function createAccounts(db: Db, count: number): Promise<string[]> {
  const password_hash = await hashPassword('Mango-Tree-42')
  const emails = Array.from({ length: count }, newEmail)
  for (const email of emails)
    await insertUser(db, {
      email,
      password_hash,
      username: randomUUID(),
      first_name: 'Asha',
      last_name: 'Verma',
    })
  return emails
}

/** In milliseconds, one request at a time. */
async function timeOf(url: string, body: object): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  const time = performance.now() - start
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
  return time
}

interface Asked {
  known: string[]
  unknown: string[]
  ask: (email: string) => Promise<number>
}

/**
 * Measures both kinds in turn, in random order, so that a slow moment, or the work that an earlier request left behind,
 * affects both. The median ratio counts.
 */
async function compareAnswers(work: string, { known, unknown, ask }: Asked): Promise<Line> {
  const pairs: { known: number; unknown: number }[] = []
  for (const [at, email] of known.entries()) {
    const isKnownFirst = Math.random() < 0.5
    const other = unknown[at] ?? ''
    const first = await ask(isKnownFirst ? email : other)
    const second = await ask(isKnownFirst ? other : email)
    pairs.push(isKnownFirst ? { known: first, unknown: second } : { known: second, unknown: first })
  }
  const counted = pairs.slice(WARM_UP)
  const ratio = median(counted.map((pair) => pair.known / pair.unknown))
  const each = (kind: 'known' | 'unknown') => median(counted.map((pair) => pair[kind])).toFixed(1)
  return {
    work: `${work}: an email with an account / without one`,
    measured: ratio.toFixed(2),
    figure: `${FROM.toFixed(2)} to ${TO.toFixed(2)}`,
    isMet: ratio >= FROM && ratio <= TO,
    detail: `${each('known')} against ${each('unknown')} ms`,
  }
}

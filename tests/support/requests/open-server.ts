import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request as openRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { endProcess, hasEnded, untilReady } from '../app-process.ts'
import { startPostgres } from '../postgres.ts'
import type { RawRequest } from './call-requests.ts'
import { type Actor, type Answered, type AskedServer, HANG_MS, NoAnswer } from './send-requests.ts'
import type { Hold } from './watch-loop.ts'

const LOGINS = { member: ['arjun', 'meera', 'farah'], administrator: ['kavita'] }
const START_MS = 600_000

export interface OpenServer extends AskedServer {
  address: string
  /** Errors that the server has logged since the last call. */
  takeErrors(): string[]
  isThere(): boolean
  close(): Promise<void>
}

/** The built product as in production, with the demo in a PostgreSQL of its own and without limits. */
export async function openServer(port: number): Promise<OpenServer> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL to test on')
  const folder = mkdtempSync(join(tmpdir(), 'pankh-requests-'))
  const address = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PUBLIC_URL: address,
    SECRET_KEY: 'a-key-of-this-run-that-nobody-else-has',
    DATA_DIR: folder,
    DATABASE_URL: await postgres.createDatabase(),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    AUTH_TRIES_PER_MINUTE: '0',
    AUTH_TRIES_PER_HOUR: '0',
  }
  const remove = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  let started: Started | undefined
  try {
    // The demo is never loaded in production.
    await fill({ ...env, NODE_ENV: 'development' })
    started = await start(address, { ...env, NODE_ENV: 'production' })
  } catch (error) {
    await remove()
    throw error
  }
  const { child, errors, holds } = started
  const close = async () => {
    await endProcess(child)
    await remove()
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const tokens = new Map<Actor, string>()
  return {
    address,
    takeErrors: () => errors.splice(0),
    isThere: () => !hasEnded(child),
    close,
    takeHolds: () => holds.splice(0),
    send: (request, token) =>
      sendOver(agent, address, { ...request, headers: { ...asActor(token), ...request.headers } }),
    async tokenOf(actor, isEnded) {
      if (actor === 'visitor') return undefined
      if (isEnded) tokens.delete(actor)
      const known = tokens.get(actor)
      if (known) return known
      for (const name of LOGINS[actor]) {
        const token = await logIn(agent, address, name)
        if (!token) continue
        tokens.set(actor, token)
        return token
      }
      throw new Error(`no ${actor} can log in any more`)
    },
  }
}

/** The headers of a browser for a request of our own pages. */
const asActor = (token: string | undefined): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  ...(token === undefined ? {} : { cookie: `accesstoken=${token}` }),
})

interface Started {
  child: ChildProcess
  errors: string[]
  holds: Hold[]
}

type Environment = Record<string, string | undefined>

async function fill(env: Environment): Promise<void> {
  const filling = spawn(process.execPath, ['dist/process/fill.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const [code] = await once(filling, 'exit')
  if (code !== 0) throw new Error('the demo could not be loaded')
}

async function start(address: string, env: Environment): Promise<Started> {
  const watched = ['--import', join(import.meta.dirname, 'watch-loop.ts'), 'dist/process/main.js']
  const child = spawn(process.execPath, watched, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env })
  const { errors, holds } = listen(child)
  try {
    await untilReady(address, child, { withinMs: START_MS })
  } catch (error) {
    await endProcess(child)
    throw new Error(`the server did not start:\n${errors.join('\n')}`, { cause: error })
  }
  holds.length = 0
  return { child, errors, holds }
}

function listen(child: ChildProcess): { errors: string[]; holds: Hold[] } {
  const errors: string[] = []
  const holds: Hold[] = []
  child.on('message', (hold) => void holds.push(hold as Hold))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      errors.push(...text.split('\n').filter((line) => line.trim() !== ''))
      if (errors.length > 200) errors.splice(0, 100)
    })
  }
  return { errors, holds }
}

async function logIn(agent: Agent, address: string, name: string): Promise<string | undefined> {
  const answer = await sendOver(agent, address, {
    kind: 'log-in',
    method: 'POST',
    url: '/user/client/login/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: `${name}@pankh.example`, password: DEMO_PASSWORD }),
  })
  return answer.status === 200 ? (JSON.parse(answer.body) as { token?: string }).token : undefined
}

/** As raw as Node allows: the address is sent unchanged. */
function sendOver(agent: Agent, address: string, request: RawRequest): Promise<Answered> {
  const { method, url, headers, body } = request
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    let hasAnswer = false
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sending = openRequest({
      agent,
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...length },
    })
    const hang = setTimeout(() => {
      reject(new NoAnswer())
      sending.destroy()
    }, HANG_MS)
    sending.on('response', (response) => {
      hasAnswer = true
      void read(response).then((answer) => {
        clearTimeout(hang)
        resolve(answer)
      })
    })
    sending.on('error', () => {
      // For a body that is too large, the server answers and closes before all of it is sent.
      if (hasAnswer) return
      clearTimeout(hang)
      resolve({ status: undefined, body: '', hasRetryAfter: false })
    })
    sending.end(body)
  })
}

async function read(response: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response) chunks.push(chunk as Buffer)
  } catch {
    // The connection was closed during the answer: what was received counts.
  }
  return {
    status: response.statusCode,
    body: Buffer.concat(chunks).toString('utf8'),
    hasRetryAfter: response.headers['retry-after'] !== undefined,
  }
}

import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const database = z.url({ protocol: /^postgres(ql)?$/ })

/** Each variable with its shape and, for the person who starts the process, what is expected of it. */
const variables = {
  NODE_ENV: [z.enum(['development', 'production', 'test']), 'development, production or test'],
  PORT: [port, 'a port from 0 to 65535'],
  HOST: [z.string().min(1), 'an address to listen on, such as 127.0.0.1'],
  DATA_DIR: [z.string().min(1), 'a folder that this process may write to'],
  DATABASE_URL: [database, 'a PostgreSQL address, such as postgres://user:secret@host:5432/pankh'],
  DATABASE_POOL: [
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number),
    'a number of connections from 1 to 999',
  ],
  PUBLIC_URL: [webAddress, 'the address people type, such as https://pankh.example'],
  SECRET_KEY: [z.string().min(32), 'at least 32 random characters'],
  TRUST_PROXY: [
    z.string().regex(/^(true|false|\d+|[\d.,:/a-fA-F ]+)$/),
    'true, false, a number of proxies, or their addresses',
  ],
  LOG_LEVEL: [z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'a level such as info'],
  ABOUT_URL: [webAddress, 'an http(s) address'],
  PAGE_CACHE_SECONDS: [
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
    'a number of seconds from 0 to 9999',
  ],
  RATE_LIMIT_PER_MINUTE: [
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
    'a number of requests; 0 for no limit',
  ],
  METRICS_TOKEN: [z.string().min(16), 'at least 16 random characters'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Variables = typeof variables
type Environment = { [K in keyof Variables]?: z.output<Variables[K][0]> }

/** Trusts so many proxies, counted from this process outwards. */
type TrustHops = (address: string, hop: number) => boolean

export interface Config {
  mode: 'development' | 'production' | 'test'
  http: {
    port: number
    host: string
    publicUrl: string
    trustProxy: boolean | string | TrustHops
    requestsPerMinute: number
  }
  database: { url: string | undefined; folder: string; poolSize: number }
  secretKey: string
  log: { level: string }
  links: { about: string | undefined }
  pages: { cacheSeconds: number }
  metrics: { token: string | undefined }
}

/** A bad or missing variable: the start ends with its name and what is expected. */
export class BadConfiguration extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'BadConfiguration'
    this.problems = problems
  }
}

/**
 * Reads the environment once. Production needs SECRET_KEY and PUBLIC_URL.
 * @throws BadConfiguration naming every variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = []
  const read = parseEach(env, problems)
  const mode = read.NODE_ENV ?? 'development'
  if (mode === 'production') {
    for (const name of ['SECRET_KEY', 'PUBLIC_URL'] as const) {
      if (!env[name]) problems.push(`${name} is missing: expected ${variables[name][1]}`)
    }
  }
  if (problems.length > 0) throw new BadConfiguration(problems)
  const portNumber = read.PORT ?? 3000
  return {
    mode,
    http: {
      port: portNumber,
      host: read.HOST ?? '127.0.0.1',
      publicUrl: read.PUBLIC_URL ?? `http://localhost:${portNumber}`,
      trustProxy: trustedProxies(read.TRUST_PROXY),
      requestsPerMinute: read.RATE_LIMIT_PER_MINUTE ?? 1200,
    },
    database: {
      url: read.DATABASE_URL,
      folder: `${read.DATA_DIR ?? './data'}/database`,
      poolSize: read.DATABASE_POOL ?? 10,
    },
    secretKey: read.SECRET_KEY ?? 'development-only-key-never-for-production',
    log: { level: read.LOG_LEVEL ?? (mode === 'test' ? 'silent' : 'info') },
    links: { about: read.ABOUT_URL },
    pages: { cacheSeconds: read.PAGE_CACHE_SECONDS ?? 10 },
    metrics: { token: read.METRICS_TOKEN },
  }
}

function parseEach(env: Record<string, string | undefined>, problems: string[]): Environment {
  const read: Record<string, unknown> = {}
  for (const [name, [shape, expected]] of Object.entries(variables)) {
    const given = env[name]
    if (given === undefined || given === '') continue
    const parsed = shape.safeParse(given)
    if (parsed.success) read[name] = parsed.data
    else problems.push(`${name} is not right: expected ${expected}`)
  }
  return read as Environment
}

function trustedProxies(given: string | undefined): boolean | string | TrustHops {
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  if (!/^\d+$/.test(given)) return given
  const hops = Number(given)
  return (_address, hop) => hop < hops
}

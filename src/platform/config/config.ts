import { z } from 'zod'
import { amplitudeProject } from './amplitude-project.ts'
import { type MailSender, mailSender } from './mail-sender.ts'
import { type ScannerAddress, scannerAddress } from './scanner-address.ts'
import { type StorageAddress, storageAddress } from './storage-address.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const database = z.url({ protocol: /^postgres(ql)?$/ })
const mailServer = z.url({ protocol: /^smtps?$/ })

/** The viewer of another site: the file's address replaces `{url}`, which is never part of the host. */
const viewerAddress = z
  .url({ protocol: /^https$/ })
  .refine((address) => address.split('{url}').length === 2)
  .refine((address) => {
    const { host, username, password } = new URL(address)
    return !host.includes('{') && username + password === ''
  })

/** A whole number, whose text must match `digits`. */
const wholeNumber = (digits: RegExp) => z.string().regex(digits).transform(Number)
const tries = wholeNumber(/^\d{1,6}$/)
const amplitudeKey = z.string().regex(/^[\w-]{8,100}$/)
const emailList = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.email()))

/** Each variable with its shape and, for the operator, what is expected of it. */
const variables = {
  NODE_ENV: [z.enum(['development', 'production', 'test']), 'development, production or test'],
  PORT: [port, 'a port from 0 to 65535'],
  HOST: [z.string().min(1), 'an address to listen on, such as 127.0.0.1'],
  DATA_DIR: [z.string().min(1), 'a folder that this process may write to'],
  DATABASE_URL: [database, 'a PostgreSQL address, such as postgres://user:secret@host:5432/pankh'],
  DATABASE_POOL: [wholeNumber(/^[1-9]\d{0,2}$/), 'a number of connections from 1 to 999'],
  PUBLIC_URL: [webAddress, 'the address people type, such as https://pankh.example'],
  SECRET_KEY: [z.string().min(32), 'at least 32 random characters'],
  FORMER_SECRET_KEYS: [
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().min(32))),
    'earlier values of SECRET_KEY, newest first, separated by commas',
  ],
  TRUST_PROXY: [
    z.string().regex(/^(true|false|\d+|[\d.,:/a-fA-F ]+)$/),
    'true, false, a number of proxies, or their addresses',
  ],
  LOG_LEVEL: [z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'a level such as info'],
  ABOUT_URL: [webAddress, 'an http(s) address'],
  PAGE_CACHE_SECONDS: [wholeNumber(/^\d{1,4}$/), 'a number of seconds from 0 to 9999'],
  RATE_LIMIT_PER_MINUTE: [wholeNumber(/^\d{1,6}$/), 'a number of requests; 0 for no limit'],
  PAGE_RENDERS_PER_MINUTE: [wholeNumber(/^\d{1,6}$/), 'a number of pages; 0 for no limit'],
  OVERLOADED_AFTER_MS: [wholeNumber(/^\d{1,5}$/), 'a number of milliseconds; 0 turns it off'],
  METRICS_TOKEN: [z.string().min(16), 'at least 16 random characters'],
  SMTP_URL: [mailServer, 'a mail server, such as smtps://user:secret@host:465'],
  MAIL_FROM: [mailSender, 'a sender, such as Pankh <hello@pankh.example>'],
  WHATSAPP_URL: [
    webAddress,
    'the address of a WhatsApp number, such as https://graph.facebook.com/v23.0/1234567890',
  ],
  WHATSAPP_TOKEN: [z.string().min(1), 'the access token of that number'],
  AMPLITUDE_KEY: [amplitudeKey, 'the API key of the Amplitude project for production'],
  AMPLITUDE_TEST_KEY: [amplitudeKey, 'the API key of the Amplitude project for tests'],
  AMPLITUDE_URL: [webAddress, 'an http(s) address, such as https://api2.amplitude.com'],
  STORAGE_URL: [storageAddress, 'file:///folder, or s3://bucket?endpoint=https://host&region=name'],
  CLAMD_SOCKET: [scannerAddress, 'the socket of clamd, such as /run/clamav/clamd.ctl or 127.0.0.1:3310'],
  AWS_ACCESS_KEY_ID: [z.string().min(1), 'the access key ID for the S3 bucket'],
  AWS_SECRET_ACCESS_KEY: [z.string().min(1), 'the secret of that key'],
  AWS_SESSION_TOKEN: [z.string().min(1), 'the session token of a temporary key'],
  AWS_REGION: [z.string().regex(/^[a-z0-9-]{1,40}$/), 'a region such as ap-south-1'],
  BACKUP_FOLDER: [z.string().min(1), 'a folder that this process may write to'],
  BACKUP_HOUR: [wholeNumber(/^(\d|1\d|2[0-3])$/), 'an hour from 0 to 23'],
  BACKUP_KEEP: [wholeNumber(/^[1-9]\d{0,2}$/), 'a number of backups from 1 to 999'],
  ADMIN_EMAILS: [emailList, 'email addresses, separated by commas'],
  LOGOUT_URL: [webAddress, 'an http(s) address'],
  SCHEDULING_URL: [webAddress, 'the http(s) address of the scheduling service'],
  OFFICE_VIEWER: [viewerAddress, 'an https address that contains {url} once, where the file address goes'],
  AUTH_TRIES_PER_MINUTE: [tries, 'a number of tries; 0 for no limit'],
  AUTH_TRIES_PER_HOUR: [tries, 'a number of tries; 0 for no limit'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Variables = typeof variables
type Environment = { [K in keyof Variables]?: z.output<Variables[K][0]> }

/** Trusts this many proxies, counted from this process outwards. */
type TrustHops = (address: string, hop: number) => boolean

export interface Config {
  mode: 'development' | 'production' | 'test'
  http: {
    port: number
    host: string
    publicUrl: string
    trustProxy: boolean | string | TrustHops
    requestsPerMinute: number
    /** Average event-loop delay, in milliseconds, above which people get 503. 0: never. */
    overloadedAfterMs: number
  }
  dataFolder: string
  database: { url: string | undefined; folder: string; poolSize: number }
  secretKey: string
  /** Earlier values of `secretKey`, newest first. What they signed stays valid. */
  formerKeys: readonly string[]
  log: { level: string }
  /** `officeViewer` shows PowerPoint files at another site; `{url}` stands for the address of a file. */
  links: { about: string | undefined; logout: string | undefined; officeViewer: string | undefined }
  /** The scheduling service's address, without a trailing slash. Undefined: sessions are not shown. */
  scheduling: { url: string | undefined }
  /** `rendersPerMinute` limits uncached pages per network address. 0: no limit. */
  pages: { cacheSeconds: number; rendersPerMinute: number }
  accounts: {
    /** Lowercase addresses that become administrators once they confirm their email. */
    adminEmails: readonly string[]
    /** Tries per network address, counted separately for log-ins, account checks, sign-ups and resets. */
    triesByAddress: { perMinute: number; perHour: number }
  }
  /** Database metrics are read again after `freshMs` milliseconds. */
  metrics: { token: string | undefined; freshMs: number }
  /** The mail server and the sender. Without a server, emails are only stored. */
  mail: { server: string | undefined; from: MailSender }
  /** The number that sends messages, without a trailing slash. Undefined: none are sent. */
  whatsapp: { url: string; token: string } | undefined
  /**
   * The project that gets the analytics events of people who agreed. Undefined: nothing is shared, and nobody is asked.
   */
  amplitude: { url: string; key: string } | undefined
  /** Where files are stored, the local folder in which they arrive, and the virus scanner. */
  storage: { address: StorageAddress; arrivals: string; scanner: ScannerAddress | undefined }
  /** The folder of nightly backups, their hour in Indian time, and how many to keep. Undefined: no nightly backups. */
  backup: { folder: string; hour: number; keep: number } | undefined
}

/** Invalid or missing variables. Ends the start; the message names each one and what is expected. */
export class BadConfiguration extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'BadConfiguration'
    this.problems = problems
  }
}

/**
 * Reads the environment. Production requires SECRET_KEY and PUBLIC_URL.
 * @throws BadConfiguration naming every invalid variable
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
  if (Boolean(read.AWS_ACCESS_KEY_ID) !== Boolean(read.AWS_SECRET_ACCESS_KEY)) {
    const name = read.AWS_ACCESS_KEY_ID ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'
    problems.push(`${name} is missing: expected ${variables[name][1]}`)
  }
  if (Boolean(read.WHATSAPP_URL) !== Boolean(read.WHATSAPP_TOKEN)) {
    const name = read.WHATSAPP_URL ? 'WHATSAPP_TOKEN' : 'WHATSAPP_URL'
    problems.push(`${name} is missing: expected ${variables[name][1]}`)
  }
  if (mode === 'production' && env.SMTP_URL && !env.MAIL_FROM) {
    problems.push(`MAIL_FROM is missing but SMTP_URL is set: expected ${variables.MAIL_FROM[1]}`)
  }
  if (problems.length > 0) throw new BadConfiguration(problems)
  const portNumber = read.PORT ?? 3000
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${portNumber}`
  return {
    mode,
    http: {
      port: portNumber,
      host: read.HOST ?? '127.0.0.1',
      publicUrl,
      trustProxy: trustedProxies(read.TRUST_PROXY),
      requestsPerMinute: read.RATE_LIMIT_PER_MINUTE ?? 1200,
      // Tests load the machine on purpose, and must not fail because it is overloaded.
      overloadedAfterMs: read.OVERLOADED_AFTER_MS ?? (mode === 'test' ? 0 : 2_000),
    },
    dataFolder: read.DATA_DIR ?? './data',
    database: {
      url: read.DATABASE_URL,
      folder: `${read.DATA_DIR ?? './data'}/database`,
      poolSize: read.DATABASE_POOL ?? 10,
    },
    formerKeys: read.FORMER_SECRET_KEYS ?? [],
    secretKey: read.SECRET_KEY ?? 'development-only-key-never-for-production',
    log: { level: read.LOG_LEVEL ?? (mode === 'test' ? 'silent' : 'info') },
    links: { about: read.ABOUT_URL, logout: read.LOGOUT_URL, officeViewer: read.OFFICE_VIEWER },
    scheduling: { url: read.SCHEDULING_URL },
    accounts: {
      adminEmails: read.ADMIN_EMAILS ?? [],
      triesByAddress: {
        perMinute: read.AUTH_TRIES_PER_MINUTE ?? 10,
        perHour: read.AUTH_TRIES_PER_HOUR ?? 30,
      },
    },
    pages: {
      cacheSeconds: read.PAGE_CACHE_SECONDS ?? 10,
      // No request limit means no render limit.
      rendersPerMinute: read.PAGE_RENDERS_PER_MINUTE ?? (read.RATE_LIMIT_PER_MINUTE === 0 ? 0 : 300),
    },
    // Tests read them right away.
    metrics: { token: read.METRICS_TOKEN, freshMs: mode === 'test' ? 0 : 60_000 },
    mail: {
      server: read.SMTP_URL,
      from: read.MAIL_FROM ?? { name: undefined, address: `no-reply@${new URL(publicUrl).hostname}` },
    },
    whatsapp:
      read.WHATSAPP_URL && read.WHATSAPP_TOKEN
        ? { url: read.WHATSAPP_URL, token: read.WHATSAPP_TOKEN }
        : undefined,
    amplitude: amplitudeOf(read, publicUrl),
    storage: {
      address: storageOf(read),
      arrivals: `${read.DATA_DIR ?? './data'}/arrivals`,
      scanner: read.CLAMD_SOCKET,
    },
    backup: read.BACKUP_FOLDER
      ? { folder: read.BACKUP_FOLDER, hour: read.BACKUP_HOUR ?? 2, keep: read.BACKUP_KEEP ?? 7 }
      : undefined,
  }
}

function parseEach(env: Record<string, string | undefined>, problems: string[]): Environment {
  const read: Record<string, unknown> = {}
  for (const [name, [shape, expected]] of Object.entries(variables)) {
    const given = env[name]
    if (given === undefined || given === '') continue
    const parsed = shape.safeParse(given)
    if (parsed.success) read[name] = parsed.data
    else problems.push(`${name} is invalid: expected ${expected}`)
  }
  return read as Environment
}

function amplitudeOf(read: Environment, publicUrl: string): Config['amplitude'] {
  const key = amplitudeProject(publicUrl) === 'test' ? read.AMPLITUDE_TEST_KEY : read.AMPLITUDE_KEY
  return key ? { url: read.AMPLITUDE_URL ?? 'https://api2.amplitude.com', key } : undefined
}

function storageOf(read: Environment): StorageAddress {
  const address = read.STORAGE_URL ?? { kind: 'folder', folder: `${read.DATA_DIR ?? './data'}/files` }
  if (address.kind === 'folder') return address
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = read
  const session = read.AWS_SESSION_TOKEN ? { sessionToken: read.AWS_SESSION_TOKEN } : {}
  const credentials =
    accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...session } : undefined
  return { ...address, region: address.region ?? read.AWS_REGION, credentials }
}

function trustedProxies(given: string | undefined): boolean | string | TrustHops {
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  if (!/^\d+$/.test(given)) return given
  const hops = Number(given)
  return (_address, hop) => hop < hops
}

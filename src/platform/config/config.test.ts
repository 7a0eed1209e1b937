import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BadConfiguration, readConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-key-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://pankh.example',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof BadConfiguration) return error.problems
    throw error
  }
}

describe('the configuration', () => {
  it('needs nothing for development', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      http: { port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustProxy: false },
      database: { url: undefined, folder: './data/database', poolSize: 10 },
      log: { level: 'info' },
      pages: { cacheSeconds: 10, rendersPerMinute: 300 },
      metrics: { token: undefined },
      mail: { server: undefined, from: { name: undefined, address: 'no-reply@localhost' } },
      storage: { address: { kind: 'folder', folder: './data/files' }, arrivals: './data/arrivals' },
    })
    expect(readConfig({ PORT: '' }).http.port).toBe(3000)
  })

  it('shares analytics events with the project of its host, and with none without its key', () => {
    const keys = { AMPLITUDE_KEY: 'key-for-production', AMPLITUDE_TEST_KEY: 'key-for-tests' }
    const url = 'https://api2.amplitude.com'
    expect(readConfig({ ...PRODUCTION, ...keys }).amplitude).toEqual({ url, key: 'key-for-production' })
    expect(readConfig(keys).amplitude).toEqual({ url, key: 'key-for-tests' })
    expect(readConfig({ AMPLITUDE_KEY: keys.AMPLITUDE_KEY }).amplitude).toBeUndefined()
    const { AMPLITUDE_TEST_KEY } = keys
    expect(readConfig({ ...PRODUCTION, AMPLITUDE_TEST_KEY }).amplitude).toBeUndefined()
    const elsewhere = { ...keys, AMPLITUDE_URL: 'http://127.0.0.1:9/' }
    expect(readConfig(elsewhere).amplitude).toEqual({ url: 'http://127.0.0.1:9', key: 'key-for-tests' })
    expect(problemsOf({ AMPLITUDE_KEY: 'no key' })).toEqual([
      'AMPLITUDE_KEY is invalid: expected the API key of the Amplitude project for production',
    ])
  })

  it('takes every variable', () => {
    const config = readConfig({
      ...PRODUCTION,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/pankh',
      DATABASE_URL: 'postgresql://pankh:secret@db:5432/pankh',
      DATABASE_POOL: '25',
      PUBLIC_URL: 'https://pankh.example/',
      LOG_LEVEL: 'warn',
      ABOUT_URL: 'https://about.example',
      PAGE_CACHE_SECONDS: '30',
      RATE_LIMIT_PER_MINUTE: '0',
      METRICS_TOKEN: 'sixteen-letters-and',
      SMTP_URL: 'smtps://pankh:secret@mail.example:465',
      MAIL_FROM: 'Pankh at school <hello@pankh.example>',
      STORAGE_URL: 's3://pankh-files?endpoint=https://s3.example:9000',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      AWS_REGION: 'ap-south-1',
      BACKUP_FOLDER: '/var/backups/pankh',
      BACKUP_HOUR: '23',
      BACKUP_KEEP: '30',
    })
    expect(config).toMatchObject({
      mode: 'production',
      http: { port: 8080, host: '0.0.0.0', publicUrl: 'https://pankh.example', requestsPerMinute: 0 },
      database: {
        url: 'postgresql://pankh:secret@db:5432/pankh',
        folder: '/var/lib/pankh/database',
        poolSize: 25,
      },
      secretKey: PRODUCTION.SECRET_KEY,
      log: { level: 'warn' },
      links: { about: 'https://about.example' },
      pages: { cacheSeconds: 30, rendersPerMinute: 0 },
      metrics: { token: 'sixteen-letters-and' },
      mail: {
        server: 'smtps://pankh:secret@mail.example:465',
        from: { name: 'Pankh at school', address: 'hello@pankh.example' },
      },
      storage: {
        address: {
          kind: 's3',
          bucket: 'pankh-files',
          endpoint: 'https://s3.example:9000',
          region: 'ap-south-1',
          credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' },
        },
        arrivals: '/var/lib/pankh/arrivals',
      },
      backup: { folder: '/var/backups/pankh', hour: 23, keep: 30 },
    })
  })

  it('takes what the examples of `deploy/` set, under names that .env.example lists', () => {
    const setBy = (file: string, pattern: RegExp) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(
        ([, name = '', value = '']) => [name, value] as const,
      )
    const ofKubernetes = setBy('deploy/kubernetes/kustomization.yaml', /^ +- ([A-Z_]+)=(.*)$/gm)
    const ofSystemd = setBy('deploy/systemd/environment', /^([A-Z_]+)="?(.*?)"?$/gm)
    const listed = setBy('.env.example', /^#([A-Z_]+)=/gm).map(([name]) => name)
    for (const examples of [ofKubernetes, ofSystemd]) {
      expect(examples.length).toBeGreaterThan(3)
      expect(examples.map(([name]) => name).filter((name) => !listed.includes(name))).toEqual([])
      const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
      expect(problemsOf({ ...Object.fromEntries(examples), ...keys, ...PRODUCTION })).toEqual([])
    }
  })

  it('has samples in .env.example that a shell takes as they are', () => {
    const unquoted = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=[^'\n]*[ &<>$;|]/gm)]
    expect(unquoted.map(([, name]) => name)).toEqual([])
  })

  it.each([
    ['NODE_ENV', 'prod', 'development, production or test'],
    ['PORT', '99999', 'a port'],
    ['PORT', 'abc', 'a port'],
    ['PORT', '-1', 'a port'],
    ['DATABASE_URL', 'mysql://host/db', 'a PostgreSQL address'],
    ['DATABASE_URL', 'pankh', 'a PostgreSQL address'],
    ['DATABASE_POOL', '0', 'a number of connections'],
    ['PUBLIC_URL', 'pankh.example', 'the address people type'],
    ['PUBLIC_URL', 'ftp://pankh.example', 'the address people type'],
    ['SECRET_KEY', 'short', 'at least 32 random characters'],
    ['TRUST_PROXY', 'everyone', 'true, false, a number of proxies'],
    ['LOG_LEVEL', 'loud', 'a level such as info'],
    ['ABOUT_URL', 'javascript:alert(1)', 'an http(s) address'],
    ['PAGE_CACHE_SECONDS', '-5', 'a number of seconds'],
    ['RATE_LIMIT_PER_MINUTE', 'many', 'a number of requests'],
    ['PAGE_RENDERS_PER_MINUTE', '-1', 'a number of pages'],
    ['METRICS_TOKEN', 'short', 'at least 16'],
    ['SMTP_URL', 'https://mail.example', 'a mail server'],
    ['MAIL_FROM', 'Pankh', 'a sender'],
    ['MAIL_FROM', 'Pankh <hello@pankh.example>\nBcc: a@b.example', 'a sender'],
    ['MAIL_FROM', 'one@pankh.example, two@pankh.example', 'a sender'],
    ['STORAGE_URL', '/var/lib/files', 'file:///folder'],
    ['STORAGE_URL', 'file://files', 'file:///folder'],
    ['STORAGE_URL', 's3://UPPER_CASE', 's3://bucket'],
    ['STORAGE_URL', 's3://bucket/folder', 's3://bucket'],
    ['STORAGE_URL', 's3://bucket?endpoint=host', 's3://bucket'],
    ['STORAGE_URL', 's3://bucket?secret=x', 's3://bucket'],
    ['AWS_REGION', 'Far Away', 'a region'],
    ['WHATSAPP_URL', 'graph.facebook.com', 'the address of a WhatsApp number'],
    ['CLAMD_SOCKET', 'clamd', 'the socket of clamd'],
    ['CLAMD_SOCKET', 'clamd.example:0', 'the socket of clamd'],
    ['BACKUP_HOUR', '24', 'an hour from 0 to 23'],
    ['BACKUP_KEEP', '0', 'a number of backups'],
    ['OFFICE_VIEWER', 'https://viewer.example/', '{url}'],
    ['OFFICE_VIEWER', 'http://viewer.example/?src={url}', 'an https address'],
    ['OFFICE_VIEWER', 'https://viewer.example/?src={url}&again={url}', 'once'],
    ['OFFICE_VIEWER', 'https://{url}.example/', 'an https address'],
    ['OFFICE_VIEWER', 'https://me:secret@viewer.example/?src={url}', 'an https address'],
  ])('refuses %s=%s, by its name and with what is expected', (name, value, expected) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} is invalid: expected `))
    expect(problems[0]).toContain(expected)
    expect(problems[0]).not.toContain(`"${value}"`)
  })

  it('names everything that is wrong at once, and no secret', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'y', SECRET_KEY: 'hunter2' }
    expect(problemsOf(env).map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'SECRET_KEY',
      'LOG_LEVEL',
    ])
    expect(() => readConfig(env)).toThrow(/PORT[\s\S]*SECRET_KEY[\s\S]*LOG_LEVEL/)
    expect(() => readConfig(env)).not.toThrow(/hunter2/)
  })

  it.each(['SECRET_KEY', 'PUBLIC_URL'])('needs %s in production', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is missing: `)),
    ])
    expect(problemsOf(PRODUCTION)).toEqual([])
  })

  it('needs a sender in production once there is a mail server', () => {
    const withServer = { ...PRODUCTION, SMTP_URL: 'smtp://mail.example' }
    expect(problemsOf(withServer)).toEqual([expect.stringMatching(/^MAIL_FROM is missing/)])
    expect(problemsOf({ ...withServer, MAIL_FROM: 'hello@pankh.example' })).toEqual([])
  })

  it('is careful in production without being told', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      pages: { cacheSeconds: 10, rendersPerMinute: 300 },
      metrics: { token: undefined },
    })
  })

  it('keeps files in a folder or a bucket, and knows both halves of its key or none', () => {
    const storage = (env: Record<string, string>) => readConfig(env).storage.address
    expect(storage({ STORAGE_URL: 'file:///srv/my%20files' })).toEqual({
      kind: 'folder',
      folder: '/srv/my files',
    })
    expect(storage({ STORAGE_URL: 's3://pankh?region=eu-west-1', AWS_REGION: 'us-east-2' })).toEqual({
      kind: 's3',
      bucket: 'pankh',
      endpoint: undefined,
      region: 'eu-west-1',
      credentials: undefined,
    })
    expect(problemsOf({ AWS_ACCESS_KEY_ID: 'key' })).toEqual([
      expect.stringMatching(/^AWS_SECRET_ACCESS_KEY is missing/),
    ])
  })

  it('sends by WhatsApp only with both halves of its access', () => {
    const access = { WHATSAPP_URL: 'https://graph.facebook.com/v23.0/42/', WHATSAPP_TOKEN: 'key' }
    expect(readConfig({}).whatsapp).toBeUndefined()
    expect(readConfig(access).whatsapp).toEqual({
      url: 'https://graph.facebook.com/v23.0/42',
      token: 'key',
    })
    for (const [name, value] of Object.entries(access)) {
      expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(/^WHATSAPP_\w+ is missing/)])
    }
  })

  it('trusts proxies by yes, by number or by address', () => {
    const trust = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).http.trustProxy
    expect([trust('true'), trust('false'), trust('10.0.0.0/8, ::1')]).toEqual([
      true,
      false,
      '10.0.0.0/8, ::1',
    ])
    const hops = trust('2')
    if (typeof hops !== 'function') throw new Error('a number of proxies is counted')
    expect([0, 1, 2].map((hop) => hops('10.0.0.1', hop))).toEqual([true, true, false])
  })
})

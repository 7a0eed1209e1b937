import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, freePort } from '#tests/support/app-process.ts'
import { systemBinaries } from '#tests/support/local-postgres.ts'
import { PATH, type PatroniNode, patroniNode } from './patroni-node.ts'

const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'openssl']
const STARTED_WITHIN_MS = 60_000

/** Two PostgreSQL servers under Patroni, and HAProxy, which connects to the primary one. */
export interface Cluster {
  /** Through HAProxy. */
  url: string
  /** The node with the primary server. */
  leader(): Promise<PatroniNode>
  /** Resolves once both servers run and the second one follows the first. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/** @throws an error that names the packages to install */
export function requirePrograms(): string {
  const lacking = PROGRAMS.filter((name) => !PATH.split(':').some((folder) => existsSync(join(folder, name))))
  const bin = systemBinaries().find((folder) => existsSync(join(folder, 'pg_basebackup')))
  if (bin && lacking.length === 0) return bin
  throw new Error(
    `This machine lacks ${[...lacking, ...(bin ? [] : ['PostgreSQL with pg_basebackup'])].join(', ')}. On Debian: ` +
      'apt-get install etcd-server patroni python3-etcd postgresql haproxy openssl',
  )
}

/** Starts the examples `patroni/node1.yaml` and `haproxy-postgres.cfg`; only ports and paths differ. */
export async function startCluster(
  folder: string,
  { isSynchronous }: { isSynchronous: boolean },
): Promise<Cluster> {
  const bin = requirePrograms()
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const etcd = startEtcd(folder, etcdPort, peerPort)
  const nodes: PatroniNode[] = []
  const stops: (() => Promise<unknown>)[] = [() => endProcess(etcd)]
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    for (const name of ['node1', 'node2']) {
      const node = patroniNode(name, folder, {
        postgres: await freePort(),
        rest: await freePort(),
        etcd: etcdPort,
        bin,
        isSynchronous,
      })
      nodes.push(node)
      stops.push(() => node.stop())
      node.start()
      // The first one initialises the cluster.
      await until(`${name} runs`, () => node.answers('/health'))
    }
    const url = await createDatabase(nodes, proxyPort)
    const proxy = startProxy(folder, proxyPort, nodes)
    stops.push(() => endProcess(proxy))
    const whole = () => untilWhole(nodes, isSynchronous)
    await whole()
    return { url, leader: () => leaderOf(nodes), untilWhole: whole, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startEtcd(folder: string, port: number, peerPort: number): ChildProcess {
  const [address, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const words = [
    ...[
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      address,
      '--advertise-client-urls',
      address,
    ],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
  ]
  return spawn('etcd', words, { stdio: ['ignore', 'ignore', openSync(join(folder, 'etcd.log'), 'a')] })
}

function startProxy(folder: string, port: number, nodes: PatroniNode[]): ChildProcess {
  let config = readFileSync('deploy/haproxy-postgres.cfg', 'utf8')
    .replace('log /dev/log local0', 'log stderr format raw local0 warning')
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`)
    .replace(' port 8008', '')
  for (const [at, { ports }] of nodes.entries()) {
    const address = `127.0.0.1:${ports.postgres} port ${ports.rest}`
    config = config.replace(`10.0.0.1${at + 1}:5432`, address)
  }
  const file = join(folder, 'haproxy-postgres.cfg')
  writeFileSync(file, config)
  const output = openSync(join(folder, 'haproxy-postgres.log'), 'a')
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', output, output], env: { PATH } })
}

async function createDatabase(nodes: PatroniNode[], proxyPort: number): Promise<string> {
  const { ports } = await leaderOf(nodes)
  const address = `postgres://postgres:SECRET-OF-POSTGRES@127.0.0.1:${ports.postgres}/postgres`
  const statements = ["create role pankh login password 'secret'", 'create database pankh owner pankh']
  execFileSync(join(ports.bin, 'psql'), [address, '--quiet', ...statements.flatMap((one) => ['-c', one])])
  return `postgres://pankh:secret@127.0.0.1:${proxyPort}/pankh`
}

async function leaderOf(nodes: PatroniNode[]): Promise<PatroniNode> {
  let found: PatroniNode | undefined
  await until('a server is the primary one', async () => {
    for (const node of nodes) if (await node.answers('/primary')) found = node
    return found !== undefined
  })
  return found as PatroniNode
}

async function untilWhole(nodes: PatroniNode[], isSynchronous: boolean): Promise<void> {
  const path = isSynchronous ? '/synchronous' : '/replica?lag=1MB'
  await until('the second server follows', async () => {
    const answers = await Promise.all(nodes.map(async (node) => node.answers(path)))
    return answers.includes(true)
  })
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const ends = Date.now() + STARTED_WITHIN_MS; Date.now() < ends; ) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `After ${STARTED_WITHIN_MS / 1_000} s it is not so that ${what}. KEEP=1 keeps the folder with the logs.`,
  )
}

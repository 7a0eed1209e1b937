import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess } from '#tests/support/app-process.ts'
import { unprivileged } from '#tests/support/local-postgres.ts'

export const PATH = `${process.env.PATH}:/usr/sbin`

export interface PatroniNode {
  name: string
  /** `kill -9` of Patroni and PostgreSQL, as if the machine lost power. */
  kill(): void
  /** SIGSTOP to all of their processes, as if the machine hung. */
  freeze(): void
  start(): void
  ports: NodePorts
  /** Whether Patroni answers 200. */
  answers(path: string): Promise<boolean>
  stop(): Promise<void>
}
interface NodePorts {
  postgres: number
  rest: number
  etcd: number
  bin: string
  isSynchronous: boolean
}

export function patroniNode(name: string, folder: string, ports: NodePorts): PatroniNode {
  const identity = unprivileged()
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })
  const file = join(own, 'patroni.yaml')
  writeFileSync(file, configOf(name, own, ports), { mode: 0o600 })
  for (const path of [own, file]) {
    if (identity.uid !== undefined) chownSync(path, identity.uid, identity.gid ?? identity.uid)
  }
  const output = openSync(join(folder, `${name}.log`), 'a')
  let patroni: ChildProcess
  const pids = () => [patroni.pid, ...processesOf(join(own, 'data'))].filter((pid) => pid !== undefined)
  const signal = (name: NodeJS.Signals, to: number[] = pids()) => {
    for (const pid of to) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended in the meantime.
      }
    }
  }
  return {
    name,
    ports,
    start() {
      patroni = spawn('patroni', [file], {
        ...identity,
        cwd: own,
        stdio: ['ignore', output, output],
        env: { PATH },
      })
    },
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    answers: async (path) =>
      (
        await fetch(`http://127.0.0.1:${ports.rest}${path}`, { signal: AbortSignal.timeout(1_000) }).catch(
          () => undefined,
        )
      )?.ok ?? false,
    async stop() {
      await endProcess(patroni)
      signal('SIGKILL', processesOf(join(own, 'data')))
    },
  }
}

function configOf(name: string, own: string, ports: NodePorts): string {
  return readFileSync('deploy/patroni/node1.yaml', 'utf8')
    .replace('name: node1', `name: ${name}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${ports.rest}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${ports.postgres}`)
    .replace(/hosts: \[.*\]/, `hosts: [127.0.0.1:${ports.etcd}]`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace(/bin_dir: .*/, `bin_dir: ${ports.bin}`)
    .replace(/data_dir: .*/, `data_dir: ${own}/data\n  parameters:\n    unix_socket_directories: ${own}`)
    .replace('synchronous_mode: true', `synchronous_mode: ${ports.isSynchronous}`)
    .replace('mode: required', 'mode: off')
}

/** The first process of a PostgreSQL server and those that it started. */
function processesOf(data: string): number[] {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return []
  const first = Number.parseInt(readFileSync(file, 'utf8'), 10)
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  const pids = all.split('\n').map((line) => line.trim().split(/\s+/))
  return pids
    .filter(([pid, parent, name]) => name === 'postgres' && [pid, parent].includes(String(first)))
    .map(([pid]) => Number(pid))
}

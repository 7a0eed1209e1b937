import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type AppProcess, endProcess, freePort } from '#tests/support/app-process.ts'

export type ProxyName = 'nginx' | 'haproxy'

interface Ports {
  http: number
  https: number
}

interface Proxy {
  /** Of https. */
  port: number
  stop(): Promise<unknown>
}

/** Starts the proxy with its example from `deploy/`; only ports and paths differ. */
export async function startProxy(name: ProxyName, folder: string, apps: AppProcess[]): Promise<Proxy> {
  makeCertificate(folder)
  const ports = { http: await freePort(), https: await freePort() }
  const adapted = name === 'nginx' ? nginxWith(folder, ports) : haproxyWith(folder, ports)
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, withAddresses(adapted, apps))
  const words =
    name === 'nginx' ? ['-p', folder, '-c', file, '-e', join(folder, 'error.log')] : ['-db', '-f', file]
  const child = spawn(name, words, { stdio: 'inherit', env: { PATH: `${process.env.PATH}:/usr/sbin` } })
  await once(child, 'spawn')
  await untilListening(ports.https)
  return { port: ports.https, stop: () => endProcess(child) }
}

function nginxWith(folder: string, ports: Ports): string {
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/pankh/tls', folder)
    .replaceAll(/listen \[::\].*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
events {}
http {
access_log ${folder}/access.log;
${temporary}
${server}
}
`
}

function haproxyWith(folder: string, ports: Ports): string {
  return readFileSync('deploy/haproxy.cfg', 'utf8')
    .replaceAll('/etc/pankh/tls', folder)
    .replace('log /dev/log local0', 'log stderr format raw local0 warning')
    .replace('bind :::80 v4v6\n', `bind 127.0.0.1:${ports.http}\n`)
    .replace('bind :::443 v4v6 ', `bind 127.0.0.1:${ports.https} `)
}

/** The examples name the processes 127.0.0.1:3001 and 127.0.0.1:3002. */
const withAddresses = (config: string, apps: AppProcess[]) =>
  apps.reduce(
    (text, { address }, at) => text.replaceAll(`127.0.0.1:${3001 + at}`, new URL(address).host),
    config,
  )

function makeCertificate(folder: string): void {
  const [chain, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=pankh.example'
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', chain], { stdio: 'ignore' })
  writeFileSync(join(folder, 'pankh.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
}

async function untilListening(port: number): Promise<void> {
  for (const ends = Date.now() + 5_000; Date.now() < ends; ) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the proxy does not listen: its own message is above')
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

export type ProxyName = 'nginx' | 'haproxy'

interface Ports {
  http: number
  https: number
  apps: readonly [number, number]
}

/** Starts the proxy with its example from `deploy/`, in which only ports and paths are others. */
export async function startProxy(
  name: ProxyName,
  folder: string,
  ports: Ports,
): Promise<() => Promise<void>> {
  makeCertificate(folder)
  const adapted = name === 'nginx' ? nginxWith(folder, ports) : haproxyWith(folder, ports)
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, adapted)
  const words =
    name === 'nginx' ? ['-p', folder, '-c', file, '-e', join(folder, 'error.log')] : ['-db', '-f', file]
  const child = spawn(name, words, { stdio: 'inherit', env: { PATH: `${process.env.PATH}:/usr/sbin` } })
  await once(child, 'spawn')
  await untilListening(ports.https)
  return async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
}

function nginxWith(folder: string, ports: Ports): string {
  const server = withPorts(readFileSync('deploy/nginx.conf', 'utf8'), ports)
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
  return withPorts(readFileSync('deploy/haproxy.cfg', 'utf8'), ports)
    .replaceAll('/etc/pankh/tls', folder)
    .replace('log /dev/log local0', 'log stderr format raw local0 warning')
    .replace('bind :80\n', `bind 127.0.0.1:${ports.http}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${ports.https} `)
}

const withPorts = (text: string, { apps }: Ports) =>
  text
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${apps[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${apps[1]}`)

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

import { Agent, type RequestOptions, request } from 'node:https'

const EVERY_MS = 20
const REQUESTS: { method: 'GET' | 'POST'; path: string; body?: string; cookie?: string }[] = [
  { method: 'GET', path: '/' },
  { method: 'POST', path: '/v2/event/list/', body: '{}' },
  { method: 'GET', path: '/resource', cookie: 'accesstoken=rendered-for-one' },
  { method: 'POST', path: '/v2/resource/list/', body: '{}' },
  { method: 'GET', path: '/v2/event/course/list/' },
]

export interface Asked {
  total: number
  /** Requests without an answer and answers that are 5xx, each with what was asked. */
  lost: string[]
  /** Answers by which a process itself says that it or its database is too busy. A restart is no excuse for others. */
  busy: number
}

/** Sends 50 requests a second, whatever becomes of those before, until told to end. */
export function startLoad(port: number): { end(): Promise<Asked> } {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const asked: Asked = { total: 0, lost: [], busy: 0 }
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const wanted = REQUESTS[asked.total % REQUESTS.length]
    if (!wanted) return
    asked.total += 1
    const { method, path, body, cookie } = wanted
    const headers = {
      host: 'pankh.example',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
      ...(cookie === undefined ? {} : { cookie }),
    }
    const one = send({ agent, port, host: '127.0.0.1', method, path, headers }, body)
      .then(({ status, isOfApp }) => {
        if (status === 503 && isOfApp) asked.busy += 1
        else if (status >= 500) asked.lost.push(`${method} ${path}: ${status}`)
      })
      .catch((error: Error) => asked.lost.push(`${method} ${path}: ${error.message}`))
      .then(() => void open.delete(one))
    open.add(one)
  }, EVERY_MS)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
      return asked
    },
  }
}

/** Resolves once all of the answer has arrived. A process says when to come back; a proxy does not. */
function send(
  options: RequestOptions,
  body: string | undefined,
): Promise<{ status: number; isOfApp: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      answer.resume()
      const isOfApp = answer.headers['retry-after'] !== undefined
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, isOfApp }))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

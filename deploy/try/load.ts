import { Agent, type RequestOptions, request } from 'node:https'

const EVERY_MS = 20
const READS: Wanted[] = [
  { method: 'GET', path: '/' },
  { method: 'POST', path: '/v2/event/list/', body: '{}' },
  { method: 'GET', path: '/resource', headers: { cookie: 'accesstoken=rendered-for-one' } },
  { method: 'POST', path: '/v2/resource/list/', body: '{}' },
  { method: 'GET', path: '/v2/event/course/list/' },
]

export interface Wanted {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
  answered?: (answer: Answer) => void
}
export interface Answer {
  status: number
  body: string
  ms: number
  /** A process says when to try again (`Retry-After`); a proxy does not. */
  isOfApp: boolean
}
export interface Asked {
  total: number
  /** Requests without an answer or answered with 5xx, each with its method and path. */
  lost: string[]
  /** Answers in which a process says that it or its database is too busy or not available. */
  refused: Answer[]
}

export const nextRead = (at: number): Wanted => READS[at % READS.length] as Wanted

/** Sends 50 requests a second until `end`, without waiting for their answers. */
export function startLoad(port: number, next = nextRead): { end(): Promise<Asked> } {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const asked: Asked = { total: 0, lost: [], refused: [] }
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const { method, path, body, headers: given, answered } = next(asked.total)
    asked.total += 1
    const headers = {
      host: 'pankh.example',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
      ...given,
    }
    const one = send({ agent, port, host: '127.0.0.1', method, path, headers }, body)
      .then((answer) => {
        if (answer.status === 503 && answer.isOfApp) asked.refused.push(answer)
        else if (answer.status >= 500) asked.lost.push(`${method} ${path}: ${answer.status}`)
        answered?.(answer)
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

/** Resolves once the whole answer has arrived. */
function send(options: RequestOptions, content: string | undefined): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      const isOfApp = answer.headers['retry-after'] !== undefined
      const status = answer.statusCode ?? 0
      answer.once('end', () => resolve({ status, body, ms: performance.now() - began, isOfApp }))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(content)
  })
}

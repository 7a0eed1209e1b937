import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** The state of a web address: it answers, nothing is there, or this check could not tell. */
export type AddressState = 'there' | 'gone' | 'unknown'

interface Asking {
  /** Milliseconds for all redirects together. Default 10,000. */
  patience?: number
  /** Allows addresses of this machine. Only for tests, whose servers run here. */
  unsafeAllowPrivate?: boolean
}

const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 4
/** Not there, now or ever again. Other refusals (a log-in, a bot ban) mean that something is there. */
const GONE = new Set([404, 410])
/** The name is unknown, or nothing listens. */
const UNREACHABLE = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ERR_TLS_CERT_ALTNAME_INVALID'])

/**
 * Checks what is behind an address that a person entered. At each redirect, hosts in our own network are refused, so
 * that nobody can reach our internal services through us.
 */
export async function askAddress(url: string, asking: Asking = {}): Promise<AddressState> {
  const signal = AbortSignal.timeout(asking.patience ?? PATIENCE_MS)
  let at = url
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    if (!/^https?:$/.test(URL.canParse(at) ? new URL(at).protocol : '')) return 'unknown'
    const answer = await statusOf(new URL(at), { ...asking, signal })
    if (typeof answer === 'string') return answer
    if (answer.status >= 300 && answer.status < 400 && answer.location) {
      // An invalid address is refused at the next step.
      at = URL.canParse(answer.location, at) ? new URL(answer.location, at).href : ''
      continue
    }
    if (GONE.has(answer.status)) return 'gone'
    return answer.status < 400 ? 'there' : 'unknown'
  }
  return 'unknown'
}

function statusOf(
  url: URL,
  { unsafeAllowPrivate = false, signal }: Asking & { signal: AbortSignal },
): Promise<{ status: number; location: string | undefined } | AddressState> {
  const filter = { allowPrivateIPAddress: unsafeAllowPrivate, allowMetaIPAddress: unsafeAllowPrivate }
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  const request = isSecure ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const asked = request(
      url,
      // Some hosts handle HEAD wrongly; of a GET, only the headers are read.
      {
        agent,
        method: 'GET',
        signal,
        headers: { accept: '*/*', 'user-agent': 'Pankh link check' },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(UNREACHABLE.has(error.code ?? '') ? 'gone' : 'unknown'),
    )
    asked.end()
  })
}

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** What is behind a web address: it answers, nothing is there, or it could not be told this time. */
export type AddressState = 'there' | 'gone' | 'unknown'

interface Asking {
  /** Milliseconds for all steps together. Default 10,000. */
  patience?: number
  /** Allows addresses of this machine. Only for tests, whose servers are here. */
  unsafeAllowPrivate?: boolean
}

const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 4
/** Nothing there, or never again: other refusals (a log-in, a robot's ban) say that something is. */
const GONE = new Set([404, 410])
/** The name is unknown, or nobody listens. */
const UNREACHABLE = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ERR_TLS_CERT_ALTNAME_INVALID'])

/**
 * Asks what is behind an address that a person wrote. Each step's host is looked up and refused where it is of this
 * network, so that nobody reads our own services through us.
 */
export async function askAddress(url: string, asking: Asking = {}): Promise<AddressState> {
  const signal = AbortSignal.timeout(asking.patience ?? PATIENCE_MS)
  let at = url
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    if (!/^https?:$/.test(URL.canParse(at) ? new URL(at).protocol : '')) return 'unknown'
    const answer = await statusOf(new URL(at), { ...asking, signal })
    if (typeof answer === 'string') return answer
    if (answer.status >= 300 && answer.status < 400 && answer.location) {
      // What is no address is refused at the next step.
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
      // Some hosts answer HEAD wrongly; of a GET only the head is read.
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

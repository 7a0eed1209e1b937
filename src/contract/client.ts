import type { Answer, CallInput, Endpoint } from './endpoint.ts'
import type { Registry } from './registry.ts'
import type { Failure } from './wire.ts'

/** A request as the client hands it to its transport: `fetch`, or Fastify in the same process. */
export interface WireRequest {
  method: string
  url: string
  body?: unknown
}
export type Transport = (request: WireRequest) => Promise<{ status: number; body: unknown }>

type EndpointOf<K extends keyof Registry> = Registry[K] extends Endpoint ? Registry[K] : never

/**
 * The only way to get data: `api('POST /v2/event/list/', { body: { page: 1 } })`.
 * It never throws: a refusal and a lost network both return a `Failure`.
 */
export type Api = <K extends keyof Registry & string>(
  call: K,
  input: CallInput<EndpointOf<K>>,
) => Promise<Answer<EndpointOf<K>>>

/** The input that any call may take. */
export interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** @param unreachable the message for the person when there was no answer */
export function createApi(transport: Transport, unreachable: () => string): Api {
  const call = async (name: string, input: AnyInput) => {
    const [method = 'GET', path = '/'] = name.split(' ')
    const url = fillPath(path, input.params) + queryString(input.query)
    try {
      const { status, body } = await transport({
        method,
        url,
        ...(input.body === undefined ? {} : { body: input.body }),
      })
      if (status < 400) return body
      return asFailure(status, body, unreachable())
    } catch {
      return asFailure(0, undefined, unreachable())
    }
  }
  return call as Api
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Arrays repeat their name; empty values are left out. */
export function queryString(query: Record<string, unknown> = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') pairs.append(name, String(one))
    }
  }
  const text = pairs.toString()
  return text ? `?${text}` : ''
}

/** Parses a refusal; `message` is used if the body has none. */
export function asFailure(status: number, body: unknown, message: string): Failure {
  const given = body as Partial<Failure> | undefined
  return {
    success: false,
    status,
    data: { message: given?.data?.message ?? message },
    errors: given?.errors ?? [{ code: status === 0 ? 'Unreachable' : 'Unexpected', message }],
  }
}

/** The transport over the network with the visitor's cookies. */
export const overFetch: Transport = async ({ method, url, body }) => {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

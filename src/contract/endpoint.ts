import type { z } from 'zod'
import type { Failure } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** How a body may be written. */
export type BodyKind = 'json' | 'urlencoded' | 'multipart'

/** The files that a call accepts, in a multipart form. */
export interface FilesTaken {
  /** Files per call. */
  most: number
  /** Bytes per file. */
  bytes: number
}

/** The body kinds of a call that forms use: browsers post it directly, by `fetch`, or other clients call it. */
export const FORM_DATA: readonly BodyKind[] = ['json', 'urlencoded', 'multipart']

type Shape = z.ZodType

/** One call of the HTTP contract: its address, input and reply. */
export interface Endpoint {
  method: Method
  /** With `{name}` for a path value; served with and without the last slash. */
  path: `/${string}`
  summary: string
  params?: Shape
  query?: Shape
  body?: Shape
  /** Default: JSON and urlencoded. */
  bodyKinds?: readonly BodyKind[]
  /** The call accepts files: its route reads them from `call.files`, then the form's other fields. */
  files?: FilesTaken
  /** Fields of the body that name a temporary file. A form posted to a page may contain the file itself. */
  uploads?: readonly string[]
  /** Fields of the body that are never sent back to a page, such as passwords. */
  secret?: readonly string[]
  reply: Shape
  /** Only some requests get `NotSignedIn`. Without this, a call that declares it checks the log-in before the body. */
  isOpenToVisitors?: boolean
  /** Afterwards visitors may see something different, so the page cache is cleared. */
  changesPages?: boolean
  /**
   * The reply depends only on the input and the language, never on the viewer. Pages share it while it may be cached,
   * and its route sees no session.
   */
  isSameForAll?: boolean
  /** Without a network it may wait on the device, and is then executed exactly once: see `foundation/offline`. */
  mayWait?: boolean
  /** Executing it twice has the same effect as once, so its key is not stored and only says who sent it. */
  isRepeatable?: boolean
  /** Codes of the named errors that this call can return, besides `InvalidInput` and `TooManyRequests`. */
  errors?: readonly string[]
}

export type Contract = Record<string, Endpoint>

/** Describes one call. The types of both sides are inferred from it. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

type SentBy<S> = S extends Shape ? z.input<S> : never
type Part<E, K extends 'params' | 'query' | 'body'> = K extends keyof E
  ? Record<never, never> extends SentBy<E[K]>
    ? { [P in K]?: SentBy<E[K]> }
    : { [P in K]: SentBy<E[K]> }
  : unknown

/** What a caller sends: only the parts that the endpoint has. */
export type CallInput<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
/** A reply, or the failure that any call can return. `success` tells them apart. */
export type Answer<E extends Endpoint> = ReplyOf<E> | Failure

/** The calls of a contract by their names on the wire, such as `'POST /v2/event/list/'`. */
export type CallsOf<C extends Contract> = {
  [K in keyof C as `${C[K]['method']} ${C[K]['path']}`]: C[K]
}

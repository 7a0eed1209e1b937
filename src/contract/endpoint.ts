import type { z } from 'zod'
import type { Failure } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** How a body may be written. */
export type BodyKind = 'json' | 'urlencoded' | 'multipart'

/** Files that a call takes, in a multipart form. */
export interface FilesTaken {
  /** Files in one call. */
  most: number
  /** Bytes of each. */
  bytes: number
}

/** The kinds of body that a form's call reads: the browser's own post, `fetch` and other clients all reach it. */
export const FORM_DATA: readonly BodyKind[] = ['json', 'urlencoded', 'multipart']

type Shape = z.ZodType

/** One call of the HTTP contract: where it is, what it takes, what it answers. */
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
  /** The call takes files: its route reads them from `call.files`, and the form's fields after them. */
  files?: FilesTaken
  /** Fields of the body that name a temporary file: a form that is posted to a page may bring the file itself. */
  uploads?: readonly string[]
  /** Fields of the body that are never sent back to a page, such as passwords. */
  secret?: readonly string[]
  reply: Shape
  /** Only some requests get `NotSignedIn`; others that declare it check the log-in before the body. */
  isOpenToVisitors?: boolean
  /** Visitors may see something else afterwards, so the page cache is cleared. */
  changesPages?: boolean
  /**
   * The reply depends on the input and the language alone, never on who asks. Pages share it as long as they may be
   * cached, and its route sees no session.
   */
  isSameForAll?: boolean
  /** May wait on a device without a network, and is then done once: see `foundation/offline`. */
  mayWait?: boolean
  /** Twice is the same as once: the mutation is not noted by its key, which then says only whose it is. */
  isRepeatable?: boolean
  /** Codes of the named errors that this call can answer, beside `InvalidInput` and `TooManyRequests`. */
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
/** A reply, or the failure that every call can end in. Tell them apart by `success`. */
export type Answer<E extends Endpoint> = ReplyOf<E> | Failure

/** The calls of a contract by their names on the wire, such as `'POST /v2/event/list/'`. */
export type CallsOf<C extends Contract> = {
  [K in keyof C as `${C[K]['method']} ${C[K]['path']}`]: C[K]
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BodyKind, Endpoint, FilesTaken, ReplyOf } from '#contract/endpoint.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/database.ts'
import { namedError } from '../errors/named-error.ts'
import { defineLimit, type Limits } from '../limits/limits.ts'
import type { Log } from '../log/log.ts'
import { type IncomingFiles, readFiles } from './read-form.ts'

type Parsed<E, K extends string> = K extends keyof E
  ? E[K] extends z.ZodType
    ? z.output<E[K]>
    : undefined
  : undefined

/** What a route receives. Its input has passed the contract. */
export interface Call<E extends Endpoint> {
  db: Db
  /** The time of the call, the same throughout. */
  now: Date
  /** The language of texts in the reply. */
  language: TextLanguage
  log: Log
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  /** The parsed body. A call that takes files gets it from `files.fields()`. */
  body: E extends { files: FilesTaken } ? undefined : Parsed<E, 'body'>
  files: E extends { files: FilesTaken } ? IncomingFiles<Parsed<E, 'body'>> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a route returns: the reply without `success`, which every answer that isn't an error has. */
export type Outcome<E extends Endpoint> = Omit<ReplyOf<E>, 'success'>
export type Serve = <E extends Endpoint>(endpoint: E, route: (call: Call<E>) => Promise<Outcome<E>>) => void

export const UnsupportedBody = namedError('UnsupportedBody', 415, () => m.error_unsupported_body())

/**
 * Calls of one member that clear the page cache, which every visitor shares. Those of staff are not counted: they decide
 * many rows at once.
 */
const PAGE_CHANGES = defineLimit({
  name: 'page-changes',
  tries: 60,
  seconds: 60,
  label: m.limit_page_changes,
})
const FOR_STAFF = '/v2/admin/'

const DEFAULT_KINDS: readonly BodyKind[] = ['json', 'urlencoded']
const CONTENT_TYPES: Record<BodyKind, string> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** Executes a mutation once, however often its request arrives: `work` runs only with the database that it is given. */
export type Once = <T>(
  call: RequestParts & { name: string; isRepeatable: boolean },
  work: (db: Db) => Promise<T>,
) => Promise<T>

interface Platform {
  db: Db
  clock: Clock
  once?: Once
  limits?: Limits
  /** @throws if nobody is logged in */
  loggedIn?: (call: RequestParts) => Promise<{ id: number }>
}

export interface RequestParts {
  request: FastifyRequest
  reply: FastifyReply
}

/** Input that has passed the contract. */
interface CheckedInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A served endpoint, for calls that this process makes while rendering a page (`call-in-process.ts`). */
export interface ServedCall {
  endpoint: Endpoint
  /** For logged-in people only, which is checked before the body. */
  isForMembers: boolean
  /** @returns the reply as it is sent, including `success` */
  answer: (input: CheckedInput, of: RequestParts) => Promise<unknown>
  loggedIn: Platform['loggedIn']
}

/** Binds contract endpoints to an app: validates the input, converts the reply to its wire form. */
export function createServe(app: FastifyInstance, platform: Platform): Serve {
  return (endpoint, route) => {
    const { params, query, body, files, reply } = endpoint
    const takesBody = body !== undefined || files !== undefined
    const isForMembers = !endpoint.isOpenToVisitors && (endpoint.errors ?? []).includes('NotSignedIn')
    const isCounted = endpoint.changesPages && isForMembers && !endpoint.path.startsWith(FOR_STAFF)
    const name = `${endpoint.method} ${endpoint.path}`
    const answer = async (input: CheckedInput, { request, reply }: RequestParts) => {
      const member = isCounted && (await platform.loggedIn?.({ request, reply }))
      if (member) await platform.limits?.take(PAGE_CHANGES, String(member.id))
      const work = (db: Db) =>
        route({
          db,
          now: platform.clock.now(),
          language: request.language,
          log: request.log as Log,
          params: input.params as never,
          query: input.query as never,
          body: (files ? undefined : input.body) as never,
          files: (files && readFiles(request, files, body)) as never,
          request,
          reply,
        })
      const isRepeatable = endpoint.isRepeatable === true
      const outcome =
        endpoint.mayWait && platform.once
          ? await platform.once({ request, reply, name, isRepeatable }, work)
          : await work(platform.db)
      return { success: true, ...outcome }
    }
    app.calls.set(name, {
      endpoint,
      isForMembers: takesBody && isForMembers,
      answer,
      loggedIn: platform.loggedIn,
    })
    const kinds: readonly BodyKind[] = endpoint.bodyKinds ?? (files ? ['multipart'] : DEFAULT_KINDS)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/').filter((part) => part && part !== 'v2')[0] ?? 'contract'],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(takesBody && {
          body: files ? formWithFiles(body) : body,
          consumes: kinds.map((kind) => CONTENT_TYPES[kind]),
        }),
        response: { 200: reply, 422: failureShape },
      },
      // If the request is refused anyway, its body is not read: anyone could cause that work.
      ...(takesBody &&
        isForMembers && {
          preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
            await platform.loggedIn?.({ request, reply })
          },
        }),
      preValidation: async (request) => {
        if (takesBody) request.body = acceptedBody(request, kinds)
      },
      config: { takesFiles: files !== undefined, changesPages: endpoint.changesPages === true },
      // The route reads a form with files; its fields are checked against the contract then.
      ...(files && {
        validatorCompiler: (part) =>
          part.httpPart === 'body' ? () => true : validatorCompiler(part as never),
      }),
      handler: (request, reply) => answer(request, { request, reply }),
    })
  }
}

const failureShape = z.object({
  success: z.literal(false),
  data: z.object({ message: z.string() }),
  errors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })),
})

/** A form with files, only for the contract's description. */
function formWithFiles(body: z.ZodType | undefined): z.ZodType {
  const files = z.object({ files: z.array(z.file()) })
  return body instanceof z.ZodObject ? body.extend(files.shape) : files
}

/** A missing body counts as an empty one. */
function acceptedBody(request: FastifyRequest, kinds: readonly BodyKind[]): unknown {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type && !kinds.some((kind) => CONTENT_TYPES[kind] === type)) throw new UnsupportedBody()
  return request.body ?? {}
}

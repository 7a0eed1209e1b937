import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { z } from 'zod'
import { m } from '#messages/messages.js'
import type { Config } from '../config/config.ts'
import type { Changes } from '../db/changes.ts'
import { namedError } from '../errors/named-error.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Log } from '../log/log.ts'
import { answerError } from './answer-errors.ts'
import { discardRest, FORM_ALLOWANCE, readFields } from './read-form.ts'
import { inItsLanguage, readLanguageOff, speakItsLanguage } from './request-language.ts'
import type { ServedCall } from './serve.ts'

const BODY_LIMIT = 1_048_576
/** The longest query: nobody types a longer search, and parsing it is work. */
const MOST_QUERY_LETTERS = 2_048

export const AddressTooLong = namedError('AddressTooLong', 414, () => m.error_address_too_long())
const FormNotReadable = namedError('MalformedRequest', 400, () => m.error_malformed_request())

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its form itself. */
    takesFiles?: boolean
    /** A built file, sent unchanged. */
    isBuiltFile?: boolean
    /** A picture on a page: overload refuses whole pages, never parts of one. */
    isPartOfPage?: boolean
    /** If it succeeds, cached pages may be outdated. */
    changesPages?: boolean
  }
  interface FastifyRequest {
    /** The code of the error that ended the request, for the log. */
    refusal: string | undefined
    /** Whose session the request had, for the log line of a refusal. */
    userId: number | undefined
  }
  interface FastifyInstance {
    /** Sent by calls that the process makes to itself while rendering: they are not limited or counted twice. */
    inProcessKey: string
    /** Every served call of the contract, by its name on the wire. */
    calls: Map<string, ServedCall>
    /** Changes made by any process; absent without a database. */
    changes?: Changes
    /** The process's metrics for `/metrics`; absent if that is not served. */
    metrics?: Registry
  }
}

/** Fastify with everything that each route needs: limits, body kinds, headers, errors in the wire form, a log line. */
export async function createHttp(config: Config, log: Log): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'req_id' }),
    trustProxy: config.http.trustProxy,
    bodyLimit: BODY_LIMIT,
    // An undecodable address never reaches a route.
    frameworkErrors: (error, request, reply) =>
      inItsLanguage(request, () => answerError(error, request, reply as never)),
    // Long enough for a file of 25 MB on a slow network; larger files are uploaded in parts.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    rewriteUrl: readLanguageOff,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    // A slow visitor must not block the stop forever.
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance
  app.decorate('inProcessKey', randomBytes(32).toString('base64url'))
  app.decorate('calls', new Map<string, ServedCall>())
  app.decorateRequest('refusal', undefined)
  app.decorateRequest('userId', undefined)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(config.mode === 'test' ? checkedSerializer : () => JSON.stringify)
  app.setErrorHandler(answerError)
  // The defaults of every cookie.
  await app.register(cookie, { parseOptions: { path: '/', sameSite: 'lax', secure: isOnHttps(config) } })
  speakItsLanguage(app)
  await app.register(formbody)
  await app.register(multipart, { limits: { files: 0, fields: 200, fieldSize: FORM_ALLOWANCE } })
  app.addHook('onRequest', async ({ headers }, reply) => {
    const kind = headers['content-type'] ?? ''
    if (!/^multipart\/form-data/i.test(kind) || BOUNDARY.test(kind)) return
    // The end of such a form is unknown, so nothing can follow it on this connection.
    reply.header('connection', 'close')
    throw new FormNotReadable()
  })
  app.addHook('preValidation', async (request) => {
    // A form posted to a page is read there.
    const isRead = request.isMultipart() && !request.is404 && request.routeOptions.config.takesFiles !== true
    if (isRead) request.body = await readFields(request)
  })
  await app.register(helmet, {
    // Pages set their own policy (hashes or a nonce); everything else may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      // `default-src` doesn't cover the last three (CSP Level 3, 6.3 and 6.4).
      directives: {
        defaultSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: isOnHttps(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async ({ raw, headers }) => {
    const query = (raw.url ?? '').split('?').slice(1).join('?')
    if (query.length > MOST_QUERY_LETTERS && !isInProcess(app, headers)) throw new AddressTooLong()
  })
  await limitRequests(app, config.http.requestsPerMinute)
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string') reply.header('location', inPlainLetters(location))
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.isMultipart()) discardRest(request)
    const { method, refusal: code, userId: user_id, routeOptions } = request
    // The process forwards forms without JavaScript: guessed passwords in them must be logged as well.
    const isRefusedForm = code !== undefined && method !== 'GET'
    if (isInProcess(app, request.headers) && !isRefusedForm) return
    const ms = Math.round(reply.elapsedTime)
    const line = { method, route: routeOptions.url ?? '*', status: reply.statusCode, ms }
    request.log.info(code === undefined ? line : { ...line, code, user_id }, 'request')
  })
  return app
}

const isOnHttps = ({ http }: Config): boolean => http.publicUrl.startsWith('https:')

export function isInProcess(app: FastifyInstance, headers: Record<string, unknown>): boolean {
  return headers['x-pankh-in-process'] === app.inProcessKey
}

async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) =>
      isInProcess(app, request.headers) || request.routeOptions.config?.isBuiltFile === true,
  })
}

/** RFC 2046, 5.1.1: the boundary between the parts of a form. */
const BOUNDARY = /;\s*boundary="?[^\s";]/i

/** An address for a header: it may contain letters of any script. */
const inPlainLetters = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** In tests, checks every answer against its contract; in production, types are trusted. */
function checkedSerializer({ schema }: { schema: unknown }): (answer: unknown) => string {
  return (answer) => {
    // Parsing drops fields that the contract does not name. Production would send them, so tests fail.
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    if (!isDeepStrictEqual(sent, (schema as z.ZodType).parse(sent)))
      throw new Error('the reply has fields that its contract does not name')
    return JSON.stringify(answer)
  }
}

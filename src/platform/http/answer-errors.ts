import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { isDatabaseAway, isDatabaseBusy } from '../db/is-database-away.ts'
import { isDatabaseFull } from '../db/is-database-full.ts'
import { FieldsError, NamedError } from '../errors/named-error.ts'
import { Overloaded } from '../errors/overloaded.ts'
import { TooManyRequests } from '../limits/limits.ts'
import { diskRefusal } from '../storage/storage.errors.ts'
import { fieldMessage } from './field-messages.ts'
import { sendPlainErrorPage, wantsPage } from './plain-error-page.ts'

export interface Refusal {
  status: number
  message: string
  errors: WireError[]
}

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5

/** Sends an error as the response. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request)
  request.refusal = refusal.errors[0]?.code
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds)
  if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER)
  reply.header('cache-control', 'no-store')
  if (wantsPage(request)) {
    sendPlainErrorPage(reply, refusal)
    return
  }
  reply
    .status(refusal.status)
    .send({ success: false, data: { message: refusal.message }, errors: refusal.errors })
}

/**
 * The only place that converts an error to the wire form. Only our own faults are logged as errors; a request that
 * overload refuses has its code in its own line.
 */
export function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  const refusal = asRefusal(error, request)
  if (refusal.status >= 500 && !(error instanceof Overloaded))
    request.log.error({ err: error }, 'call failed')
  return refusal
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  if (error instanceof FieldsError) {
    const errors = error.fields.map((problem) => ({ code: error.code, ...problem }))
    return { status: error.status, message: error.message, errors }
  }
  if (error instanceof NamedError) {
    const field = error.field === undefined ? {} : { field: error.field }
    return refuse(error.status, error.code, error.message, field)
  }
  if (error.statusCode === 429) return refuse(429, 'TooManyRequests', m.error_too_many_requests())
  if (error.statusCode === 413) return refuse(413, 'BodyTooLarge', m.error_body_too_large())
  if (error.statusCode === 415) return refuse(415, 'UnsupportedBody', m.error_unsupported_body())
  if (isDatabaseFull(error)) return refuse(507, 'DatabaseIsFull', m.error_database_full())
  if (isDatabaseBusy(error)) return refuse(503, 'Overloaded', m.error_overloaded())
  if (isDatabaseAway(error)) return refuse(503, 'Unavailable', m.error_unavailable())
  const ofDisk = diskRefusal(error)
  if (ofDisk) return refuse(ofDisk.status, ofDisk.code, ofDisk.message)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse(error.statusCode, 'MalformedRequest', m.error_malformed_request())
  }
  if (BROKEN_FORM.test(error.message)) return refuse(400, 'MalformedRequest', m.error_malformed_request())
  return refuse(500, 'Unexpected', m.error_unexpected({ id: request.id }))
}

function refuse(status: number, code: string, message: string, more: { field?: string } = {}): Refusal {
  return { status, message, errors: [{ code, message, ...more }] }
}

function invalidInput(problems: { instancePath: string; message?: string | undefined }[]): Refusal {
  const errors = problems.map((problem) => {
    const field = problem.instancePath.split('/').filter(Boolean)[0]
    return {
      code: 'InvalidInput',
      message: fieldMessage(problem.message),
      ...(field ? { field } : {}),
    }
  })
  // Only the first error of each field is reported.
  const firsts = errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at)
  return { status: 422, message: m.error_invalid_input(), errors: firsts }
}

/** The multipart parser's errors have no status. */
const BROKEN_FORM = /^(multipart: |unexpected end of multipart data|part terminated early)/i

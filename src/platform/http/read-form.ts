import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FilesTaken } from '#contract/endpoint.ts'
import { m } from '#messages/messages.js'
import { namedError } from '../errors/named-error.ts'
import { checkedInput } from './checked-input.ts'

/** One file of a form, as it arrives. Unread files are skipped. */
export interface IncomingFile {
  /** The name of the form field. */
  field: string
  /** The sender's name for the file: for people to read, never a path. */
  name: string
  bytes: Readable
}

/** The files of a form in order, read only as fast as they are consumed. Can be iterated once. */
export interface IncomingFiles<Fields> extends AsyncIterable<IncomingFile> {
  /** The form's other fields, parsed by the contract. Read them after the files, because fields may follow files. */
  fields(): Promise<Fields>
}

export const BodyTooLarge = namedError('BodyTooLarge', 413, () => m.error_body_too_large())

/**
 * Bytes allowed for everything in a form except its files: names, boundaries, fields. One field may have them all: the
 * parser cuts a longer one, and with its name it is then too much (`partsOf`).
 */
export const FORM_ALLOWANCE = 1_048_576

/**
 * The fields and files of a form, as they arrive.
 * @throws BodyTooLarge if its fields together are larger than a body without files may be
 */
export async function* partsOf(
  request: FastifyRequest,
  limits: { files?: number; fileSize?: number } = {},
): AsyncGenerator<Multipart> {
  let bytes = 0
  for await (const part of request.parts({ limits })) {
    // A field may be JSON, which arrives parsed.
    if (part.type === 'field') bytes += Buffer.byteLength(JSON.stringify([part.fieldname, part.value]))
    if (bytes > FORM_ALLOWANCE) throw new BodyTooLarge()
    yield part
  }
}

/** A form without files as an object; a repeated name becomes a list. @throws 413 at the first file */
export async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of partsOf(request)) {
    if (part.type === 'field') addField(fields, part.fieldname, part.value)
  }
  return fields
}

/** @throws BodyTooLarge before reading anything, if the sender declares a larger size */
export function readFiles<S extends z.ZodType | undefined>(
  request: FastifyRequest,
  taken: FilesTaken,
  body: S,
): IncomingFiles<S extends z.ZodType ? z.output<S> : undefined> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > taken.most * taken.bytes + FORM_ALLOWANCE) throw new BodyTooLarge()
  const fields: Record<string, unknown> = request.isMultipart()
    ? {}
    : (request.body as Record<string, unknown>)
  const files = request.isMultipart() ? filesOf(request, taken, fields) : nothing()
  return {
    [Symbol.asyncIterator]: () => files,
    async fields() {
      for await (const file of files) file.bytes.resume()
      return body && (checkedInput(body, fields) as never)
    },
  } as IncomingFiles<S extends z.ZodType ? z.output<S> : undefined>
}

async function* filesOf(
  request: FastifyRequest,
  { most, bytes }: FilesTaken,
  fields: Record<string, unknown>,
): AsyncGenerator<IncomingFile> {
  // One byte above the limit lets the reader see that the file is too large.
  for await (const part of partsOf(request, { files: most, fileSize: bytes + 1 })) {
    if (part.type === 'field') {
      addField(fields, part.fieldname, part.value)
      continue
    }
    yield { field: part.fieldname, name: nameOf(part.filename), bytes: part.file }
    part.file.resume()
  }
}

/** Browsers write a quotation mark in a name as `%22` (HTML, multipart/form-data encoding). */
function nameOf(given: string | undefined): string {
  return (given ?? '').replaceAll('%22', '"')
}

async function* nothing(): AsyncGenerator<IncomingFile> {}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else if (Array.isArray(before)) before.push(value)
  else fields[name] = [before, value]
}

/**
 * Reads and discards the rest of the request: an early answer must not be lost in a broken connection, and the next
 * request on it waits until this one is read.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}

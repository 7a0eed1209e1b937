import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callForm, type FormCall } from '#contract/call-form.ts'
import { type Fields, FORM_FIELD, isFileField, type PageForm } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { MOST_FILES, MOST_VIDEO_BYTES, type TemporaryFile } from '#foundation/uploads/uploads.contract.ts'
import { partsOf } from '#platform/http/read-form.ts'
import { pageForms } from '#web/forms.ts'

interface ReadForm {
  /** Undefined if no form has that name. */
  form: PageForm | undefined
  fields: Fields
  /** Why a file was refused. */
  failure: Failure | undefined
}

interface IncomingPart {
  fieldname: string
  filename: string | undefined
  file: Readable
}

/**
 * A form written by hand, or any call that changes something: anyone who may post to a page from our own site
 * could send the call as well, and the same limits and refusals apply here.
 */
function findForm({ calls }: FastifyInstance, fields: Fields): PageForm | undefined {
  const name = fields.get(FORM_FIELD) ?? ''
  const call = calls.get(name)?.endpoint
  if (!call || call.method === 'GET') return pageForms.find((form) => form.name === name)
  return { ...callForm(name as FormCall), files: call.uploads ?? [], secret: call.secret ?? [] }
}

/** The form posted to a page. A file becomes the id of a temporary file of the sender. */
export async function readPageForm(app: FastifyInstance, request: FastifyRequest): Promise<ReadForm> {
  if (!request.isMultipart()) {
    const fields = asFields(request.body)
    return { form: findForm(app, fields), fields, failure: undefined }
  }
  const fields = new URLSearchParams()
  let failure: Failure | undefined
  // One byte above the limit lets the upload detect that the file is too large.
  for await (const part of partsOf(request, { files: MOST_FILES, fileSize: MOST_VIDEO_BYTES + 1 })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.append(part.fieldname, part.value)
      continue
    }
    // The form's name comes before its files.
    const form = findForm(app, fields)
    const isWanted = !failure && part.filename && form && isFileField(form, part.fieldname)
    const answer = isWanted ? await upload(app, request, part) : undefined
    if (answer?.success) fields.append(part.fieldname, String(answer.id))
    else failure ??= answer
    part.file.resume()
  }
  return { form: findForm(app, fields), fields, failure }
}

/** Uploads a file by the call that other uploads use, with its limits and refusals. */
async function upload(
  app: FastifyInstance,
  request: FastifyRequest,
  part: IncomingPart,
): Promise<{ success: true; id: number } | Failure> {
  const boundary = randomUUID()
  const answer = await app.inject({
    method: 'POST',
    url: '/master/temp-file-upload/',
    remoteAddress: request.ip,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': request.language,
      'x-pankh-in-process': app.inProcessKey,
      ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
    },
    payload: Readable.from(asForm(part, boundary)),
  })
  const body = answer.json<{ success: true; data: TemporaryFile[] } | Failure>()
  if (body.success) return { success: true, id: body.data[0]?.id ?? 0 }
  const errors = body.errors.map((error) => ({ ...error, field: part.fieldname }))
  return { ...body, status: answer.statusCode, errors }
}

async function* asForm({ filename = '', file }: IncomingPart, boundary: string): AsyncGenerator<Buffer> {
  const name = filename.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  )
  yield* file
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

function asFields(body: unknown): Fields {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    for (const one of [value].flat()) if (typeof one === 'string') fields.append(name, one)
  }
  return fields
}

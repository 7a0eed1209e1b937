import type { Api } from '#contract/client.ts'
import type { Fields, PageForm } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { resourceAddress } from '../../resource-card.contract.ts'
import { bodyOf, CAPTIONS_FILE, CHANGES, captionsFields, FILES, uploadNames } from './making-fields.ts'

/** The name of the form and its draft. */
export const RESOURCE_FORM = 'resource'

export const resourceForm: PageForm = {
  name: RESOURCE_FORM,
  files: [FILES, CAPTIONS_FILE],
  async send(api, fields) {
    // A file sent with the form stays with it if another field is wrong.
    for (const id of fields.getAll(FILES)) fields.append(uploadNames.kept, id)
    fields.delete(FILES)
    for (const [name, id] of [...fields]) {
      const [, film] = CAPTIONS_FILE.exec(name) ?? []
      if (film !== undefined && id) fields.set(captionsFields(film).kept, fields.get(name) ?? id)
    }
    const { id, ...body } = bodyOf(fields)
    // The contract validates every field; errors come back under the field's own name.
    const answer = id
      ? await api('POST /v2/resource/edit/', { body: { id, ...body } as never })
      : await api('POST /v2/resource/add/', { body: body as never })
    if (!answer.success) return namingGoneFiles(api, fields, answer)
    const submitted = fields.has(CHANGES) ? 'changes' : '1'
    return { success: true, goTo: `${resourceAddress(answer.data, '/edit')}?submitted=${submitted}` }
  },
}

/** Uploads are kept for a day: the error names those that have expired, so that they can be added again. */
async function namingGoneFiles(api: Api, fields: Fields, failure: Failure): Promise<Failure> {
  if (!failure.errors.some(({ code }) => code === 'UploadNotFound')) return failure
  const ids = fields.getAll(uploadNames.kept)
  const waiting = await api('GET /master/temp-file/list/', { query: { id: ids } })
  if (!waiting.success) return failure
  const there = new Set(waiting.data.map(({ id }) => String(id)))
  const names = fields.getAll(uploadNames.names).flatMap((line) => {
    const [id = '', ...name] = line.split(' ')
    return there.has(id) ? [] : name.join(' ')
  })
  if (names.length === 0) return failure
  const message = m.resource_files_gone({ files: names.join(', ') })
  return { ...failure, data: { message }, errors: [{ code: 'UploadNotFound', field: FILES, message }] }
}

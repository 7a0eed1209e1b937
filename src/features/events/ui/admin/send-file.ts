import { product } from '#contract/product.ts'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** The calls of organisers that take one file, by the id of what it belongs to. */
export type FileCall = 'POST /v2/admin/event/report/read/' | 'POST /v2/admin/speaker/picture/'
type Sent = { success: true; data: { message: string } } | Failure

/** Sends one file by such a call. */
export async function sendFile(call: FileCall, { id, file }: { id: number; file: Blob }): Promise<Sent> {
  const form = new FormData()
  form.append('file', file)
  try {
    const answer = await fetch(`${call.replace('POST ', '')}?id=${id}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    })
    const body = (await answer.json()) as Sent
    return body.success ? body : { ...body, status: answer.status }
  } catch {
    const message = m.error_unreachable({ product: product.name })
    return { success: false, status: 0, data: { message }, errors: [{ code: 'Unreachable', message }] }
  }
}

import type { Answer } from '#contract/endpoint.ts'
import { product } from '#contract/product.ts'
import type { Registry } from '#contract/registry.ts'
import { m } from '#messages/messages.js'

type Read = Answer<Registry['POST /v2/admin/event/report/read/']>

/** Sends a meeting's report as a file. */
export async function sendReport(id: number, file: Blob): Promise<Read> {
  const form = new FormData()
  form.append('report', file)
  try {
    const answer = await fetch(`/v2/admin/event/report/read/?id=${id}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    })
    const body = (await answer.json()) as Read
    return body.success ? body : { ...body, status: answer.status }
  } catch {
    const message = m.error_unreachable({ product: product.name })
    return { success: false, status: 0, data: { message }, errors: [{ code: 'Unreachable', message }] }
  }
}

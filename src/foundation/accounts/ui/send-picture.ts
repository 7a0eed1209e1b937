import type { Answer } from '#contract/endpoint.ts'
import { product } from '#contract/product.ts'
import type { Registry } from '#contract/registry.ts'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

type Sent = Answer<Registry['POST /v2/user/picture/upload/']>

/** XMLHttpRequest, since `fetch` says nothing of how much has gone. Cancelled ends in a failure like any other. */
export function sendPicture(
  picture: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const form = new FormData()
  form.append('picture', picture)
  const request = new XMLHttpRequest()
  request.open('POST', '/v2/user/picture/upload/')
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.responseType = 'json'
  return new Promise((resolve) => {
    const fail = () => resolve(unreachable())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as Sent | null
      if (!answer) fail()
      else resolve(answer.success ? answer : { ...answer, status: request.status })
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail()
    else request.send(form)
  })
}

function unreachable(): Failure {
  const message = m.error_unreachable({ product: product.name })
  return { success: false, status: 0, data: { message }, errors: [{ code: 'Unreachable', message }] }
}

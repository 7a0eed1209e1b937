import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { RESUMABLE_PATH } from '../upload-limits.contract.ts'
import { forgetPlace, LEFT, rememberedPlace, rememberPlace } from './begun-uploads.ts'
import { type TusAnswer, tusRequest } from './tus-request.ts'

/** Bytes of one request: what is lost at most when the line is cut. */
const PART = 8 * 1024 * 1024
/** Milliseconds before each new try; then it is given up, and choosing the file again goes on. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000]

export type SentFile = { is: 'sent'; id: string } | { is: 'refused'; message: string } | { is: 'cancelled' }

interface Sending {
  signal: AbortSignal
  /** How much has gone, from 0 to 1; `isCut` while the line is. */
  onProgress: (progress: { share: number; isCut: boolean }) => void
}

/** Sends a file in parts (tus 1.0) and goes on by itself after the line was cut. Answers its temporary file's id. */
export async function sendResumable(file: File, sending: Sending): Promise<SentFile> {
  const { signal, onProgress } = sending
  let place = rememberedPlace(file)
  let offset = -1
  let cuts = 0
  while (!signal.aborted) {
    const answer = await nextStep()
    if (signal.aborted) break
    const id = answer.header('upload-file-id')
    if (id) {
      forgetPlace(file)
      return { is: 'sent', id }
    }
    if (answer.status >= 200 && answer.status < 300) {
      const begun = answer.header('location')
      if (begun) rememberPlace(file, begun)
      place = begun ?? place
      offset = Number(answer.header('upload-offset') ?? (offset === -1 ? 0 : offset))
      cuts = 0
      continue
    }
    if (isGone(answer, offset)) {
      forgetPlace(file)
      place = undefined
    } else if (!mayPass(answer)) {
      forgetPlace(file)
      return { is: 'refused', message: answer.message ?? m.error_file_is_damaged() }
    } else {
      const pause = PAUSES[cuts]
      if (pause === undefined) return { is: 'refused', message: unreachable() }
      onProgress({ share: Math.max(offset, 0) / file.size, isCut: true })
      await wait(pause, signal)
      cuts += 1
    }
    offset = -1
  }
  if (signal.reason !== LEFT) {
    forgetPlace(file)
    if (place) void tusRequest({ method: 'DELETE', address: place })
  }
  return { is: 'cancelled' }

  /** Begins, asks how far it came, or sends the next part. */
  function nextStep(): Promise<TusAnswer> {
    if (place === undefined) {
      const headers = {
        'upload-length': String(file.size),
        'upload-metadata': `filename ${base64(file.name)}`,
      }
      return tusRequest({ method: 'POST', address: `${RESUMABLE_PATH}/`, headers, signal })
    }
    if (offset === -1) return tusRequest({ method: 'HEAD', address: place, signal })
    const from = offset
    return tusRequest({
      method: 'PATCH',
      address: place,
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(from, from + PART),
      signal,
      onSent: (bytes) => onProgress({ share: Math.min((from + bytes) / file.size, 1), isCut: false }),
    })
  }
}

/** Another person's, swept, or given up in another tab: it begins anew. */
const isGone = ({ status }: TusAnswer, offset: number) => offset === -1 && (status === 404 || status === 410)

/** No answer, one that says "later", or an offset that another part has moved on from. */
const mayPass = ({ status }: TusAnswer) => status === 0 || status === 409 || status === 423 || status >= 500

/** A part of the pause is enough once the line is back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

const unreachable = () => m.error_unreachable({ product: product.name })

const base64 = (words: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(words)))

import { DetailedError, defaultOptions, type HttpResponse, Upload } from 'tus-js-client'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { RESUMABLE_PATH } from '../uploads.contract.ts'

/** Bytes of one request: what a proxy lets through, and keeps for itself at most when the network is cut. */
const PART = 8 * 1024 * 1024
/** Milliseconds before each new try; then it is given up, and choosing the file again goes on. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000]

export type SentFile = { is: 'sent'; id: string } | { is: 'refused'; message: string } | { is: 'cancelled' }
/** Cancelled is deleted at the server; what is left can be gone on with by choosing the same file again. */
export type WhyAborted = 'cancelled' | 'left'

interface Sending {
  /** Aborted with {@link WhyAborted}. */
  signal: AbortSignal
  /** How much has gone, from 0 to 1; `isCut` while the network is. */
  onProgress: (progress: { share: number; isCut: boolean }) => void
}

/** Sends a file in parts (tus 1.0) and goes on by itself after the network was cut. Answers its temporary file's id. */
export async function sendResumable(file: File, { signal, onProgress }: Sending): Promise<SentFile> {
  const progress = { share: 0, isCut: false }
  const show = (change: Partial<typeof progress>) => onProgress({ ...Object.assign(progress, change) })
  const upload = new Upload(file, {
    endpoint: `${RESUMABLE_PATH}/`,
    metadata: { filename: file.name },
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    chunkSize: PART,
    retryDelays: PAUSES,
    removeFingerprintOnSuccess: true,
    onProgress: (bytes, all) => show({ share: bytes / all, isCut: false }),
    onShouldRetry({ originalResponse }) {
      const mayPass = isPassing(originalResponse?.getStatus() ?? 0) && !isKeptForLater(originalResponse)
      if (mayPass && !signal.aborted) show({ isCut: true })
      return mayPass
    },
    onAfterResponse(request, answer) {
      if (request.getMethod() === 'HEAD' && saysNothing(answer)) throw new Error('asked again later')
    },
  })
  const [begun] = await upload.findPreviousUploads()
  if (signal.aborted) return { is: 'cancelled' }
  if (begun) upload.resumeFromPreviousUpload(begun)
  const over = new AbortController()
  const sent = await new Promise<SentFile>((resolve) => {
    upload.options.onSuccess = ({ lastResponse }) => resolve({ is: 'sent', id: fileIdIn(lastResponse) ?? '' })
    upload.options.onError = (error) => resolve({ is: 'refused', message: messageOf(error) })
    const stop = () => {
      end(upload, signal.reason)
      resolve({ is: 'cancelled' })
    }
    signal.addEventListener('abort', stop, { signal: over.signal })
    addEventListener('online', goOn, { signal: over.signal })
    upload.start()
  })
  over.abort()
  return sent

  /** A part of the pause is enough once the network is back. */
  function goOn() {
    if (!progress.isCut) return
    void upload.abort()
    upload.start()
  }
}

function end(upload: Upload, why: WhyAborted): void {
  void Promise.allSettled(why === 'left' ? [upload.abort()] : [upload.abort(true), forget(upload)])
}

/**
 * What was sent is whole at the server, which can't store it now: sending it again would not help. Choosing the same
 * file later goes on there.
 */
function isKeptForLater(answer: HttpResponse | null): boolean {
  return /"code":"(ScannerAway|StorageIsFull|StorageUnavailable)"/.test(answer?.getBody() ?? '')
}

/** No answer, one that says "later", or an offset that another part has moved on from. */
const isPassing = (status: number) => status === 0 || status === 409 || status === 423 || status >= 500

/** A server that is away for a moment, or still storing what is whole: neither is a reason to begin anew. */
function saysNothing(answer: HttpResponse): boolean {
  if (answer.getStatus() >= 500) return true
  const offset = answer.getHeader('upload-offset')
  return Boolean(offset) && offset === answer.getHeader('upload-length') && !fileIdIn(answer)
}

const fileIdIn = (answer: HttpResponse) => answer.getHeader('upload-file-id')

/** Forgets an upload at once, so that choosing the same file again starts from the beginning. */
async function forget(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads()) {
    await defaultOptions.urlStorage.removeUpload(urlStorageKey)
  }
}

/** Our sentence, where the answer has one. */
function messageOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return m.error_unreachable({ product: product.name })
  try {
    const { data } = JSON.parse(answer.getBody()) as { data: { message: string } }
    return data.message
  } catch {
    return isPassing(answer.getStatus())
      ? m.error_unreachable({ product: product.name })
      : m.error_resumable_upload()
  }
}

import { DetailedError, defaultOptions, type HttpResponse, Upload } from 'tus-js-client'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { RESUMABLE_PATH } from '../uploads.contract.ts'

/** Bytes per request: small enough for a proxy's limit, and the most a proxy holds back when the network is cut. */
const PART = 8 * 1024 * 1024
/**
 * Milliseconds before each retry. After the last one it gives up, unless the browser is offline; choosing the file
 * again resumes it.
 */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000]

export type SentFile = { is: 'sent'; id: string } | { is: 'refused'; message: string } | { is: 'cancelled' }
/** A cancelled upload is deleted on the server; one that was left can be resumed by choosing the same file again. */
export type WhyAborted = 'cancelled' | 'left'

interface Sending {
  /** Aborted with {@link WhyAborted}. */
  signal: AbortSignal
  /** The share already sent, from 0 to 1; `isCut` while the network is down. */
  onProgress: (progress: { share: number; isCut: boolean }) => void
}

/** Sends a file in parts (tus 1.0) and resumes after a network failure. Returns its temporary file's id. */
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
    upload.options.onError = (error) => {
      if (answerOf(error) || navigator.onLine) return resolve({ is: 'refused', message: messageOf(error) })
      // It resumes when the network is back, with all its retries.
      upload.options.retryDelays = [...(upload.options.retryDelays ?? []), ...PAUSES]
      show({ isCut: true })
    }
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

  /** Once the network is back, there's no need to wait for the rest of the pause. */
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
 * The server has the whole file but can't store it now, so sending it again wouldn't help. Choosing the same file later
 * resumes there.
 */
function isKeptForLater(answer: HttpResponse | null): boolean {
  return /"code":"(ScannerAway|StorageIsFull|StorageUnavailable)"/.test(answer?.getBody() ?? '')
}

/** No response, a temporary error, or an offset that another part has moved on from. */
const isPassing = (status: number) => status === 0 || status === 409 || status === 423 || status >= 500

/** A server that is briefly unavailable, or still storing a complete file: no reason to start over. */
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

const answerOf = (error: Error) => (error instanceof DetailedError ? error.originalResponse : null)

/** The server's message, if the response has one. */
function messageOf(error: Error): string {
  const answer = answerOf(error)
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

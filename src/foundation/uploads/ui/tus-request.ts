/** What one request of a resumable upload came to; status 0 where no answer came. */
export interface TusAnswer {
  status: number
  header(name: string): string | null
  /** Our sentence, where the answer has one. */
  message: string | undefined
}

interface TusRequest {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  address: string
  headers?: Record<string, string>
  body?: Blob
  signal?: AbortSignal
  /** Bytes of this request that have gone. */
  onSent?: (bytes: number) => void
}

/** XMLHttpRequest, since `fetch` says nothing of how much has gone. Never throws; aborted is an answer of status 0. */
export function tusRequest(asked: TusRequest): Promise<TusAnswer> {
  const { method, address, headers = {}, body, signal, onSent } = asked
  const request = new XMLHttpRequest()
  request.open(method, address)
  request.setRequestHeader('tus-resumable', '1.0.0')
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded)
    request.onloadend = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        message: messageIn(request.responseText),
      })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) resolve({ status: 0, header: () => null, message: undefined })
    else request.send(body ?? null)
  })
}

function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { data?: { message?: string } }).data?.message
  } catch {
    return undefined
  }
}

import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** Fetches a PDF and hands it to the browser to keep. Answers the sentence for the person when it could not be had. */
export async function downloadCertificate(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: { accept: 'application/pdf, application/json' },
    })
    if (!response.ok) return ((await response.json()) as Failure).data.message
    saveAs(await response.blob(), fileNameOf(response) ?? 'certificate.pdf')
    return undefined
  } catch {
    return m.certificate_unreachable()
  }
}

function fileNameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

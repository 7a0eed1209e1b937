import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { type ButtonLook, buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import styles from './download-link.module.css'

interface DownloadLinkProps {
  /** The address of a PDF on this site. */
  address: string
  variant?: ButtonLook['variant']
  isWide?: boolean
  children: ReactNode
}

/** A link to a file that stays on the page, and shows the server's message there if the download fails. */
export function DownloadLink({ address, variant = 'primary', isWide, children }: DownloadLinkProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    const refusal = await downloadCertificate(address)
    setIsBusy(false)
    setProblem(refusal)
  }

  return (
    <div className={styles.download}>
      <a
        href={address}
        download
        className={buttonClass({ variant, isWide })}
        aria-busy={isBusy || undefined}
        aria-describedby={problem ? problemId : undefined}
        onClick={download}
      >
        <Download aria-hidden="true" />
        {isBusy ? m.certificate_downloading() : children}
      </a>
      {problem ? (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** Downloads a PDF. Returns the error message if it fails. */
async function downloadCertificate(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: {
        accept: 'application/pdf, application/json',
        'accept-language': document.documentElement.lang,
      },
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

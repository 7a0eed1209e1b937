import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { toast } from '#ui-kit/toasts.tsx'
import { downloadCertificate } from './download-certificate.ts'
import styles from './download-link.module.css'

interface DownloadLinkProps {
  /** Of a PDF on this site. */
  address: string
  isWide?: boolean
  children: ReactNode
}

/** Keeps the person on the page, and says there what the server said when there is no file (spec section 8). */
export function DownloadLink({ address, isWide, children }: DownloadLinkProps) {
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
    if (refusal) toast.show({ kind: 'E', text: refusal })
  }

  return (
    <div className={styles.download}>
      <a
        href={address}
        download
        className={buttonClass({ variant: 'primary', isWide })}
        aria-busy={isBusy || undefined}
        aria-describedby={problem ? problemId : undefined}
        onClick={download}
      >
        <Download aria-hidden="true" />
        {isBusy ? m.certificate_downloading() : children}
      </a>
      {problem ? (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

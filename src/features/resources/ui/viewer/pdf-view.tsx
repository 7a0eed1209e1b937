import { lazy, Suspense, useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { PagePictures } from './page-pictures.tsx'
import type { PdfFailure } from './pdf/pdf-viewer.tsx'
import { prefersPictures } from './prefers-pictures.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

const PdfViewer = lazy(async () => ({ default: (await import('./pdf/pdf-viewer.tsx')).PdfViewer }))

/** A PDF drawn in the page. Until it is there, on weak phones and where it fails, its pages stand as pictures. */
export function PdfView({ file, address }: ViewProps) {
  const hasPictures = file.page_images !== null
  const [isDrawn, setIsDrawn] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [failure, setFailure] = useState<PdfFailure>()
  const [isScan, setIsScan] = useState(false)
  const hasFailed = failure !== undefined

  useEffect(() => {
    if (!hasPictures || !prefersPictures()) setIsDrawn(true)
  }, [hasPictures])

  function choose(drawn: boolean) {
    setIsReady(false)
    setFailure(undefined)
    setIsDrawn(drawn)
  }

  const isWaiting = isDrawn && !isReady && !hasFailed
  return (
    <div className={styles.pdf}>
      {hasFailed && (
        <FieldError>
          {failure === 'locked' ? m.resource_viewer_pdf_locked() : m.resource_viewer_failed()}
        </FieldError>
      )}
      {isScan && <p className={styles.note}>{m.resource_viewer_pdf_scan()}</p>}
      {isDrawn && !hasFailed && (
        <div hidden={!isReady}>
          <Suspense fallback={null}>
            <PdfViewer
              address={address}
              name={file.name}
              onReady={() => setIsReady(true)}
              onFailed={setFailure}
              onScan={() => setIsScan(true)}
              onPictures={hasPictures ? () => choose(false) : undefined}
            />
          </Suspense>
        </div>
      )}
      {isWaiting && (
        <p role="status" className={styles.note}>
          {m.resource_viewer_loading()}
        </p>
      )}
      {!isDrawn && hasPictures && (
        <div className={styles.why}>
          <p>{m.resource_viewer_pictures_why()}</p>
          <Button onClick={() => choose(true)}>{m.resource_viewer_pages()}</Button>
        </div>
      )}
      {!isReady && <PagePictures file={file} />}
    </div>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { savesData } from '#ui-kit/saves-data.ts'
import type { ResourceFile } from '../../resource-details.contract.ts'
import type { PdfFailure } from './pdf/pdf-viewer.tsx'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

const PdfViewer = lazyCode(() => import('./pdf/pdf-viewer.tsx')).part((code) => code.PdfViewer)

/** A PDF rendered in the page. While it loads, on weak phones and if it fails, its pages are shown as pictures. */
export function PdfView({ file, address }: ViewProps) {
  const hasPictures = file.page_images !== null
  const [isRendered, setIsRendered] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [failure, setFailure] = useState<PdfFailure>()
  const [isScan, setIsScan] = useState(false)
  const hasFailed = failure !== undefined

  useEffect(() => {
    if (!hasPictures || !prefersPictures()) setIsRendered(true)
  }, [hasPictures])

  function choose(rendered: boolean) {
    setIsReady(false)
    setFailure(undefined)
    setIsRendered(rendered)
  }

  const isWaiting = isRendered && !isReady && !hasFailed
  return (
    <div className={styles.pdf}>
      {hasFailed && (
        <FieldError>
          {failure === 'locked' ? m.resource_viewer_pdf_locked() : m.resource_viewer_failed()}
        </FieldError>
      )}
      {isScan && <p className={styles.note}>{m.resource_viewer_pdf_scan()}</p>}
      {isRendered && !hasFailed && (
        <div hidden={!isReady}>
          <Suspense fallback={null}>
            <PdfViewer
              address={address}
              name={file.name}
              onReady={() => setIsReady(true)}
              onFailed={setFailure}
              onMissing={() => setFailure('broken')}
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
      {!isRendered && hasPictures && (
        <div className={styles.why}>
          <p>{m.resource_viewer_pictures_why()}</p>
          <Button onClick={() => choose(true)}>{m.resource_viewer_pages()}</Button>
        </div>
      )}
      {!isReady && <PagePictures file={file} />}
    </div>
  )
}

/** Gigabytes of memory. With less, rendering pages slows the browser down or crashes it. */
const LITTLE_MEMORY = 2

/** Whether pictures of the pages are the better choice: on a weak phone, or with data saver on. */
function prefersPictures(): boolean {
  // Not every browser supports it.
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY) || savesData()
}

const A4 = 210 / 297

/** The pages as pictures below each other: for weak phones, and without JavaScript. */
function PagePictures({ file }: { file: ResourceFile }) {
  const { page_images, drawn_pages, print } = file
  if (!page_images) return null
  const total = print?.page_count ?? drawn_pages
  const ratio = print ? print.page_width / print.page_height : A4
  const pages = Array.from({ length: drawn_pages }, (_, place) => place + 1)
  return (
    <div className={styles.pictures}>
      <ol>
        {pages.map((page) => (
          <li key={page}>
            <PictureImage
              src={page_images.replace('{page}', String(page))}
              alt={m.resource_viewer_page_of({ page, total })}
              style={{ aspectRatio: ratio }}
              loading={page === 1 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ol>
      {total > drawn_pages && <p>{m.resource_viewer_pictures_first({ most: drawn_pages })}</p>}
    </div>
  )
}

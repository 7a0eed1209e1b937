import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import type { PageSize } from './pdf-page.tsx'
import { PdfPages } from './pdf-pages.tsx'

interface PdfViewerProps {
  address: string
  name: string
  onReady: () => void
  onFailed: () => void
  /** Changes to the pages as pictures, where there are any. */
  onPictures: (() => void) | undefined
}

interface Opened {
  pdf: PDFDocumentProxy
  /** Of the first page; what the others have is found as they are drawn. */
  size: PageSize
}

/** Opens a PDF and shows its pages. */
export function PdfViewer({ address, name, onReady, onFailed, onPictures }: PdfViewerProps) {
  const [opened, setOpened] = useState<Opened>()
  const tellReady = useEffectEvent(onReady)
  const tellFailed = useEffectEvent(onFailed)

  useEffect(() => {
    let isGone = false
    const opening = openPdf(address)
    const open = async () => {
      const pdf = await opening.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      if (isGone) return
      setOpened({ pdf, size: { width, height } })
      tellReady()
    }
    open().catch(() => {
      if (!isGone) tellFailed()
    })
    return () => {
      isGone = true
      void opening.destroy()
    }
  }, [address])

  return opened ? <PdfPages {...opened} name={name} onPictures={onPictures} /> : null
}

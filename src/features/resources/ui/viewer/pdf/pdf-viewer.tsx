import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import type { PageSize } from './pdf-page.tsx'
import { PdfPages } from './pdf-pages.tsx'

/** Why a PDF isn't shown: it needs a password, or it is damaged. */
export type PdfFailure = 'locked' | 'broken'

interface PdfViewerProps {
  address: string
  name: string
  onReady: () => void
  onFailed: (failure: PdfFailure) => void
  /** Called for a scan: its pages are pictures without text, so nothing can be read aloud or found. */
  onScan: () => void
  /** Switches to the pages as pictures, if there are any. */
  onPictures: (() => void) | undefined
}

interface Opened {
  pdf: PDFDocumentProxy
  /** The size of the first page; the others' sizes are known once they are rendered. */
  size: PageSize
}

/** Opens a PDF and shows its pages. */
export function PdfViewer({ address, name, onReady, onFailed, onScan, onPictures }: PdfViewerProps) {
  const [opened, setOpened] = useState<Opened>()
  const reportReady = useEffectEvent(onReady)
  const reportFailed = useEffectEvent(onFailed)
  const reportScan = useEffectEvent(onScan)

  useEffect(() => {
    let isGone = false
    const opening = openPdf(address)
    const open = async () => {
      const pdf = await opening.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      if (isGone) return
      setOpened({ pdf, size: { width, height } })
      reportReady()
      if (!(await hasWords(pdf)) && !isGone) reportScan()
    }
    open().catch((error: unknown) => {
      if (!isGone) reportFailed(isLocked(error) ? 'locked' : 'broken')
    })
    return () => {
      isGone = true
      void opening.destroy()
    }
  }, [address])

  return opened ? <PdfPages {...opened} name={name} onPictures={onPictures} /> : null
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** The first page is often a picture, so the next ones are checked too. */
const PAGES_WITH_WORDS = 3

async function hasWords(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let page = 1; page <= Math.min(pdf.numPages, PAGES_WITH_WORDS); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true
  }
  return false
}

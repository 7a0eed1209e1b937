import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import type { PageSize } from './pdf-page.tsx'
import { PdfPages } from './pdf-pages.tsx'

/** Why a PDF is not shown: it needs a password, or it is broken. */
export type PdfFailure = 'locked' | 'broken'

interface PdfViewerProps {
  address: string
  name: string
  onReady: () => void
  onFailed: (failure: PdfFailure) => void
  /** Called for a scan: it has pictures of pages and no words, so nothing in it can be read aloud or found. */
  onScan: () => void
  /** Changes to the pages as pictures, where there are any. */
  onPictures: (() => void) | undefined
}

interface Opened {
  pdf: PDFDocumentProxy
  /** The size of the first page; those of the others are found as they are rendered. */
  size: PageSize
}

/** Opens a PDF and shows its pages. */
export function PdfViewer({ address, name, onReady, onFailed, onScan, onPictures }: PdfViewerProps) {
  const [opened, setOpened] = useState<Opened>()
  const tellReady = useEffectEvent(onReady)
  const tellFailed = useEffectEvent(onFailed)
  const tellScan = useEffectEvent(onScan)

  useEffect(() => {
    let isGone = false
    const opening = openPdf(address)
    const open = async () => {
      const pdf = await opening.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      if (isGone) return
      setOpened({ pdf, size: { width, height } })
      tellReady()
      if (!(await hasWords(pdf)) && !isGone) tellScan()
    }
    open().catch((error: unknown) => {
      if (!isGone) tellFailed(isLocked(error) ? 'locked' : 'broken')
    })
    return () => {
      isGone = true
      void opening.destroy()
    }
  }, [address])

  return opened ? <PdfPages {...opened} name={name} onPictures={onPictures} /> : null
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** A cover is often a picture, so the pages behind it are looked at too. */
const PAGES_WITH_WORDS = 3

async function hasWords(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let page = 1; page <= Math.min(pdf.numPages, PAGES_WITH_WORDS); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true
  }
  return false
}

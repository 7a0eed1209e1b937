import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import type { PageTexts } from './highlights.ts'
import styles from './pdf.module.css'

export interface PageSize {
  width: number
  height: number
}

interface PdfPageProps {
  pdf: PDFDocumentProxy
  page: number
  scale: number
  /** The size of the page, as far as known. */
  size: PageSize
  /** The scroll container: pages far outside its view aren't rendered. */
  scroller: RefObject<HTMLElement | null>
  onSize: (page: number, size: PageSize) => void
  onTexts: (page: number, texts: PageTexts | undefined) => void
}

/** The most pixels of a rendered page: phones crash with more. */
const MOST_PIXELS = 8_000_000

/** One page: its picture on a canvas, covered by a text layer for selecting, searching and reading aloud. */
export function PdfPage({ pdf, page, scale, size, scroller, onSize, onTexts }: PdfPageProps) {
  const box = useRef<HTMLLIElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const reportSize = useEffectEvent(onSize)
  const reportTexts = useEffectEvent(onTexts)

  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [scroller])

  useEffect(() => {
    const [picture, texts] = [canvas.current, layer.current]
    if (!isNear || !picture || !texts) return
    let isGone = false
    let rendering: RenderTask | undefined
    let lettering: TextLayer | undefined
    const render = async () => {
      const content = await pdf.getPage(page)
      if (isGone) return
      const own = content.getViewport({ scale: 1 })
      reportSize(page, { width: own.width, height: own.height })
      const viewport = content.getViewport({ scale })
      const most = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height))
      const sharp = Math.min(window.devicePixelRatio || 1, most)
      picture.width = Math.floor(viewport.width * sharp)
      picture.height = Math.floor(viewport.height * sharp)
      rendering = content.render({ canvas: picture, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
      await rendering.promise
      texts.replaceChildren()
      lettering = new TextLayer({
        textContentSource: content.streamTextContent(),
        container: texts,
        viewport,
      })
      await lettering.render()
      if (!isGone) reportTexts(page, lettering.textDivs)
    }
    // Leaving a page while it renders is no error; a page that fails stays white, and the file can still be
    // downloaded.
    render().catch(() => undefined)
    return () => {
      isGone = true
      rendering?.cancel()
      lettering?.cancel()
      reportTexts(page, undefined)
      texts.replaceChildren()
      picture.width = 0
      picture.height = 0
    }
  }, [pdf, page, scale, isNear])

  return (
    <li
      ref={box}
      className={styles.page}
      aria-label={m.resource_viewer_page_of({ page, total: pdf.numPages })}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
    >
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} />
      <div ref={layer} className={styles.texts} style={{ '--total-scale-factor': scale } as object} />
    </li>
  )
}

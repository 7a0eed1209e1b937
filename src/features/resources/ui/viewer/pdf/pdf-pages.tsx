import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { larger, smaller } from '../zoom-steps.ts'
import styles from './pdf.module.css'
import { type PageSize, PdfPage } from './pdf-page.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { useFind } from './use-find.ts'

interface PdfPagesProps {
  pdf: PDFDocumentProxy
  size: PageSize
  name: string
  onPictures: (() => void) | undefined
}

/** Around the pages, in CSS pixels. */
const PADDING = 32
/** Above this scale, fitting the width makes a page too large to read. */
const LARGEST_FIT = 1.5

/** All pages below each other in their own scroll container. */
export function PdfPages({ pdf, size, name, onPictures }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const findField = useRef<HTMLInputElement>(null)
  const [sizes, setSizes] = useState(new Map<number, PageSize>())
  const [width, setWidth] = useState(0)
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [page, setPage] = useState(1)
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1)

  const fit = Math.min(Math.max(width - PADDING, 200) / size.width, LARGEST_FIT)
  const scale = zoom === 'fit' ? fit : zoom

  useEffect(() => {
    if (!scroller.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    watch.observe(scroller.current)
    return () => watch.disconnect()
  }, [])

  // Zooming keeps the reading position.
  const place = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is restored when the scale has changed
  useLayoutEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = place.current * box.scrollHeight
  }, [scale])

  function goTo(wanted: number) {
    const item = list.current?.children[wanted - 1]
    if (scroller.current && item instanceof HTMLElement)
      scroller.current.scrollTop = item.offsetTop - PADDING / 2
  }

  function bring(place: Range) {
    const box = scroller.current
    if (!box) return
    const [from, to] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
    box.scrollTop += to.top - from.top - box.clientHeight / 3
    box.scrollLeft += to.left - from.left - box.clientWidth / 3
  }

  function scrolled() {
    const box = scroller.current
    if (!box) return
    place.current = box.scrollTop / box.scrollHeight
    const middle = box.scrollTop + box.clientHeight / 3
    const items = Array.from(list.current?.children ?? [])
    const shown = items.findIndex(
      (item) => item instanceof HTMLElement && item.offsetTop + item.offsetHeight > middle,
    )
    if (shown >= 0) setPage(shown + 1)
  }

  const { found, find, step, onTexts } = useFind(pdf, { goTo, bring })
  const toFind = () => findField.current?.focus()

  function keyDown(event: KeyboardEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey
    const act = isPlain
      ? plainKeys(event.key)
      : event.key === 'f' && (event.ctrlKey || event.metaKey)
        ? toFind
        : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  function plainKeys(key: string): (() => void) | undefined {
    if (key === '+' || key === '=') return () => setZoom(larger(scale))
    if (key === '-') return () => setZoom(smaller(scale))
    if (key === '0') return () => setZoom('fit')
    return key === 'f' ? toFind : undefined
  }

  return (
    <div className={styles.viewer}>
      <PdfTools
        page={page}
        total={pdf.numPages}
        scale={scale}
        found={found}
        findField={findField}
        onPage={goTo}
        onLarger={() => setZoom(larger(scale))}
        onSmaller={() => setZoom(smaller(scale))}
        onFit={() => setZoom('fit')}
        onFind={(words) => void find(words)}
        onStep={step}
        onPictures={onPictures}
      />
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label={m.resource_viewer_region({ name })}
        onScroll={scrolled}
        onKeyDown={keyDown}
      >
        {width > 0 && (
          <ol ref={list} className={styles.pages}>
            {numbers.map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                page={number}
                scale={scale}
                size={sizes.get(number) ?? size}
                scroller={scroller}
                onSize={(at, known) => {
                  const before = sizes.get(at) ?? size
                  if (before.width !== known.width || before.height !== known.height)
                    setSizes((all) => new Map(all).set(at, known))
                }}
                onTexts={onTexts}
              />
            ))}
          </ol>
        )}
      </section>
      <p className={styles.keys}>{m.resource_viewer_keys()}</p>
    </div>
  )
}

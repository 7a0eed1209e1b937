import { type FormEvent, type RefObject, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { ChevronDown, ChevronUp, ImageIcon, Maximize2, Search, ZoomIn, ZoomOut } from '#ui-kit/icons.ts'
import styles from './pdf.module.css'
import type { Found } from './use-find.ts'

interface PdfToolsProps {
  page: number
  total: number
  scale: number
  found: Found
  findField: RefObject<HTMLInputElement | null>
  onPage: (page: number) => void
  onLarger: () => void
  onSmaller: () => void
  onFit: () => void
  onFind: (words: string) => void
  onStep: (by: 1 | -1) => void
  onPictures: (() => void) | undefined
}

export function PdfTools(props: PdfToolsProps) {
  return (
    <div className={styles.tools}>
      <PageField page={props.page} total={props.total} onPage={props.onPage} />
      <div className={styles.group}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.resource_viewer_zoom_out()}
          onClick={props.onSmaller}
        >
          <ZoomOut aria-hidden="true" />
        </Button>
        <span className={styles.percent} role="status">
          {m.resource_viewer_zoom({ percent: Math.round(props.scale * 100) })}
        </span>
        <Button variant="ghost" size="icon" aria-label={m.resource_viewer_zoom_in()} onClick={props.onLarger}>
          <ZoomIn aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={m.resource_viewer_fit()} onClick={props.onFit}>
          <Maximize2 aria-hidden="true" />
        </Button>
        {props.onPictures && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.resource_viewer_pictures()}
            onClick={props.onPictures}
          >
            <ImageIcon aria-hidden="true" />
          </Button>
        )}
      </div>
      <FindField {...props} />
    </div>
  )
}

function PageField({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const [shown, setShown] = useState(page)
  const [words, setWords] = useState(String(page))
  if (shown !== page) {
    setShown(page)
    setWords(String(page))
  }
  function go(event: FormEvent) {
    event.preventDefault()
    const wanted = Number(words)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= total) onPage(wanted)
    else setWords(String(page))
  }
  return (
    <form className={styles.group} onSubmit={go}>
      <label className={styles.number}>
        {m.resource_viewer_page()}
        <input inputMode="numeric" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <span>{m.resource_viewer_of_total({ total })}</span>
    </form>
  )
}

function FindField({ found, findField, onFind, onStep }: PdfToolsProps) {
  function find(event: FormEvent) {
    event.preventDefault()
    onFind(findField.current?.value ?? '')
  }
  const { words, places, at, isLooking } = found
  return (
    <search className={styles.find}>
      <form className={styles.group} onSubmit={find}>
        <label>
          <span>{m.resource_viewer_find()}</span>
          <input ref={findField} type="search" />
        </label>
        <Button type="submit" variant="ghost" size="icon" aria-label={m.search()}>
          <Search aria-hidden="true" />
        </Button>
      </form>
      <p role="status" className={styles.count}>
        {isLooking
          ? m.resource_viewer_finding()
          : words &&
            (places.length === 0
              ? m.resource_viewer_found_none()
              : m.resource_viewer_found({ place: at + 1, total: places.length }))}
      </p>
      {places.length > 1 && (
        <span className={styles.group}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.resource_viewer_find_previous()}
            onClick={() => onStep(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.resource_viewer_find_next()}
            onClick={() => onStep(1)}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </span>
      )}
    </search>
  )
}

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { findPlaces, type Place, type TextPiece } from './find-places.ts'
import { mark, type PageTexts, rangeOf, unmark } from './highlights.ts'

interface FoundPlace {
  page: number
  place: Place
}

export interface Found {
  words: string
  places: FoundPlace[]
  /** Index of the current match. */
  at: number
  isLooking: boolean
}

const nothing: Found = { words: '', places: [], at: 0, isLooking: false }

interface Ways {
  /** Scrolls to a page, which then reports its texts. */
  goTo: (page: number) => void
  /** Scrolls a match on a rendered page into view. */
  bring: (place: Range) => void
}

/** Searches all pages, including those that aren't rendered. */
export function useFind(pdf: PDFDocumentProxy, { goTo, bring }: Ways) {
  const [found, setFound] = useState(nothing)
  const texts = useRef(new Map<number, PageTexts>())
  const pieces = useRef(new Map<number, Promise<TextPiece[]>>())
  const asked = useRef(0)
  const isLed = useRef(false)
  useEffect(() => unmark, [])

  function textOf(page: number): Promise<TextPiece[]> {
    const known = pieces.current.get(page) ?? readText(pdf, page)
    pieces.current.set(page, known)
    return known
  }

  /** Highlights matches on rendered pages, and scrolls to the current one once its page is rendered. */
  function show({ places, at }: Found) {
    const rangeAt = ({ page, place }: FoundPlace) => {
      const rendered = texts.current.get(page)
      return rendered && rangeOf(rendered, place)
    }
    const here = places[at] && rangeAt(places[at])
    mark(
      places.flatMap((place) => rangeAt(place) ?? []),
      here,
    )
    if (here && !isLed.current) {
      isLed.current = true
      bring(here)
    }
  }

  function lead(next: Found) {
    setFound(next)
    isLed.current = false
    const place = next.places[next.at]
    if (place && !texts.current.has(place.page)) goTo(place.page)
    show(next)
  }

  async function find(words: string) {
    if (words.trim() === found.words && found.places.length > 0) return step(1)
    asked.current += 1
    const own = asked.current
    setFound({ ...nothing, words: words.trim(), isLooking: true })
    const places: FoundPlace[] = []
    for (let page = 1; page <= pdf.numPages; page += 1) {
      for (const place of findPlaces(await textOf(page), words)) places.push({ page, place })
      if (own !== asked.current) return
    }
    lead({ words: words.trim(), places, at: 0, isLooking: false })
  }

  function step(by: 1 | -1) {
    const { length } = found.places
    if (length > 0) lead({ ...found, at: (found.at + by + length) % length })
  }

  return {
    found,
    find,
    step,
    /** A page was rendered or removed. */
    onTexts(page: number, rendered: PageTexts | undefined) {
      if (rendered) texts.current.set(page, rendered)
      else texts.current.delete(page)
      if (found.places.length > 0) show(found)
    },
  }
}

async function readText(pdf: PDFDocumentProxy, page: number): Promise<TextPiece[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []))
}

import type { TextLanguage } from '#contract/wire.ts'

/** Lengths are points (1/72 inch), from the upper left corner. Landscape A4 is 842 by 595. */
export interface PdfBox {
  x: number
  y: number
  width: number
  height: number
}

export const SHEET_WIDTH = 841.89
export const SHEET_HEIGHT = 595.28

/** `head` is Baloo 2 bold, `text` Noto Sans: both have Latin and Devanagari. */
export type PdfFont = 'head' | 'text'

/** Readable text, in the order of the list, which becomes the document's tags. */
export interface PdfText {
  kind: 'text'
  role: 'H1' | 'H2' | 'P'
  text: string
  language: TextLanguage
  box: PdfBox
  font: PdfFont
  /** The preferred size. It shrinks, and lines break, until the text fits the box. */
  size: number
  colour: string
  align?: 'left' | 'center' | 'right'
}

/** A QR code with a text alternative that says what it opens. */
export interface PdfQr {
  kind: 'qr'
  text: string
  alt: string
  x: number
  y: number
  side: number
  colour: string
}

/** Decoration: an SVG path or a frame. Screen readers skip it. */
export interface PdfPath {
  kind: 'path'
  d: string
  at?: { x: number; y: number; scale: number }
  fill?: string
  stroke?: string
  /** The stroke width. Default: 1. */
  width?: number
}

export type PdfElement = PdfText | PdfQr | PdfPath

/** One or more A4 pages, as a description that can be sent to a thread. */
export interface PdfSheet {
  /** Portrait: SHEET_HEIGHT by SHEET_WIDTH. Not set: landscape. */
  is_upright?: boolean
  title: string
  author: string
  language: TextLanguage
  made_at: Date
  background: string
  elements: readonly PdfElement[]
  /** The pages after the first. */
  more_pages?: readonly (readonly PdfElement[])[]
}

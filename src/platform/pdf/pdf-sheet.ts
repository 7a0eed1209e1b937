import type { TextLanguage } from '#contract/wire.ts'

/** Lengths are points (1/72 inch), from the upper left corner. A4 on its side is 842 by 595. */
export interface PdfBox {
  x: number
  y: number
  width: number
  height: number
}

export const SHEET_WIDTH = 841.89
export const SHEET_HEIGHT = 595.28

/** `head` is Baloo 2 bold, `text` Noto Sans: both hold Latin and Devanagari. */
export type PdfFont = 'head' | 'text'

/** Words that are read, in the order of the list: they become the tags of the document. */
export interface PdfText {
  kind: 'text'
  role: 'H1' | 'H2' | 'P'
  text: string
  language: TextLanguage
  box: PdfBox
  font: PdfFont
  /** The size wanted. It shrinks, and lines break, until the words fit the box. */
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

/** Decoration: an SVG path, or a frame. Readers of tags never meet it. */
export interface PdfPath {
  kind: 'path'
  d: string
  at?: { x: number; y: number; scale: number }
  fill?: string
  stroke?: string
  /** The width of the stroke; 1 by default. */
  width?: number
}

export type PdfElement = PdfText | PdfQr | PdfPath

/** A page, or several, of A4, as a description that can be handed to a thread. */
export interface PdfSheet {
  /** Higher than wide: SHEET_HEIGHT by SHEET_WIDTH. Not set: on its side. */
  is_upright?: boolean
  title: string
  author: string
  language: TextLanguage
  made_at: Date
  background: string
  elements: readonly PdfElement[]
  /** The pages after the first one. */
  more_pages?: readonly (readonly PdfElement[])[]
}

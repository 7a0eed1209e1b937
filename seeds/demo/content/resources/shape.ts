import type { Licence, MinutesToPrepare } from '#features/resources/resource-card.contract.ts'
import type { Sheet } from './sheets.ts'

export type WordBlock =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** Lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'table'; head: string[]; rows: string[][] }

export interface ExcelSheet {
  name: string
  columns: { title: string; width: number }[]
  /** A text that begins with `=` is a formula. */
  rows: (string | number | null)[][]
}

export interface Slide {
  title: string
  points: string[]
  symbol?: string
}

/** What a file of a resource is drawn from. */
export type DemoFile =
  | { kind: 'pdf'; sheet: Sheet }
  /** The pages of a sheet as pictures, without margins for a printer. */
  | { kind: 'picture'; format: 'png' | 'jpg'; sheet: Sheet }
  | { kind: 'word'; blocks: WordBlock[] }
  | { kind: 'excel'; sheets: ExcelSheet[] }
  | { kind: 'powerpoint'; slides: Slide[] }
  | { kind: 'text'; text: string }
  | { kind: 'audio'; sound: 'breathing' | 'bells' | 'drum'; seconds: number }
  | { kind: 'video'; breaths: number; captions: { in: string; out: string; start: string; end: string } }

export interface DemoResource {
  key: string
  title: string
  /** The key of a resource type. */
  type: string
  /** One to three plain sentences. */
  description: string
  /** Simple HTML: p, ul, ol, li, strong, em, a, h3. */
  instruction: string
  language: 'en' | 'hi'
  /** The username of who shared it. */
  creator: string
  skills: string[]
  tags: string[]
  age_groups: string[]
  keywords: string[]
  licence: Licence
  privacy: 'Everyone' | 'Only me'
  likes: number
  /** For the picture of its first page or file. */
  alt: string
  minutes_to_prepare: MinutesToPrepare
  /** Of others whose work is in it. */
  credit?: string
  links?: string[]
  files: DemoFile[]
}

/** Steps as a list with numbers. */
export function steps(...list: string[]): string {
  return `<ol>${list.map((one) => `<li>${one}</li>`).join('')}</ol>`
}

/** A job for the thread: a PDF in, pictures of its first pages or a grey copy out. */
export type PdfPageJob =
  | {
      is: 'render'
      source: string
      folder: string
      widths: readonly number[]
      mostPages: number
      enoughMs: number
    }
  | { is: 'grey'; source: string; path: string; title: string; mostPages: number }

/** Facts of the whole PDF, save for colour, which is looked for in the pages that were rendered. */
export interface PdfFacts {
  page_count: number
  /** How many pages were rendered, from the first on. */
  drawn_pages: number
  /** The width of the first page in millimetres. */
  page_width: number
  page_height: number
  /** Every page prints on A4, on either of its sides, without being made smaller. */
  fits_a4: boolean
  has_colour: boolean
}

/** The facts of a PDF; undefined where it is damaged, locked by a password or has no page. */
export type PdfPageAnswer = PdfFacts | undefined

/** The name of a page's picture in the folder. */
export const pictureName = (page: number, width: number) => `${page}-${width}.webp`

/** A job for the thread: takes a PDF, makes pictures of its first pages or a grey copy. */
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

/** Facts about the whole PDF, except colour, which is only checked on the rendered pages. */
export interface PdfFacts {
  page_count: number
  /** How many pages were rendered, starting with the first. */
  drawn_pages: number
  /** The width of the first page in millimetres. */
  page_width: number
  page_height: number
  /** Every page fits A4, upright or on its side, without being made smaller. */
  fits_a4: boolean
  has_colour: boolean
}

/** The facts of a PDF; undefined if it is damaged, password-protected or has no page. */
export type PdfPageAnswer = PdfFacts | undefined

/** The file name of a page's picture. */
export const pictureName = (page: number, width: number) => `${page}-${width}.webp`

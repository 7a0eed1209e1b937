import type { PdfPages } from '#platform/pdf-pages/pdf-pages.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import type { Scanner } from '#platform/scanner/scanner.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What uploads stand on. */
export interface Uploads {
  storage: Storage
  pictures: Pictures
  pdfPages: PdfPages
  scanner: Scanner
  /** The folder of this machine in which files arrive. */
  arrivals: string
}

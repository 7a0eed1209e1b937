import type { PdfPages } from '#platform/pdf-pages/pdf-pages.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import type { Scanner } from '#platform/scanner/scanner.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { UploadParts } from './arriving/upload-parts.ts'

/** The services that uploads need. */
export interface Uploads {
  storage: Storage
  pictures: Pictures
  pdfPages: PdfPages
  scanner: Scanner
  /** The local folder where files arrive. */
  arrivals: string
  parts: UploadParts
}

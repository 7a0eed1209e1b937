import type { ScannerAddress } from '#platform/config/scanner-address.ts'
import type { StorageAddress } from '#platform/config/storage-address.ts'
import { openPdfPages } from '#platform/pdf-pages/pdf-pages.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { openScanner } from '#platform/scanner/scanner.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Uploads } from './uploads.ts'

/** Uploads that a process opens at startup and closes when it stops. */
export interface OpenUploads extends Uploads {
  close(): Promise<void>
}

/** Connects to nothing and starts no thread before the first file arrives. */
export function openUploads({
  address,
  arrivals,
  scanner,
  pdfLimits,
}: {
  address: StorageAddress
  arrivals: string
  scanner: ScannerAddress | undefined
  /** Time limits for rendering PDF pages in milliseconds; by default those of `openPdfPages`. */
  pdfLimits?: { enoughMs: number; longestMs: number }
}): OpenUploads {
  const storage = openStorage(address)
  const pictures = openPictures()
  const pdfPages = openPdfPages(pdfLimits)
  return {
    storage,
    pictures,
    pdfPages,
    scanner: openScanner(scanner),
    arrivals,
    async close() {
      await pictures.close()
      await pdfPages.close()
      storage.close()
    },
  }
}

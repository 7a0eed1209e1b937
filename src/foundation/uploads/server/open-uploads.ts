import type { ScannerAddress } from '#platform/config/scanner-address.ts'
import type { StorageAddress } from '#platform/config/storage-address.ts'
import { openPdfPages } from '#platform/pdf-pages/pdf-pages.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { openScanner } from '#platform/scanner/scanner.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { partsInBucket } from './arriving/parts-in-bucket.ts'
import { partsInFolder } from './arriving/parts-in-folder.ts'
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
  // In the bucket of files if there is one, so that processes need no common folder.
  const parts = address.kind === 's3' ? partsInBucket({ address, arrivals }) : partsInFolder(arrivals)
  const pictures = openPictures()
  const pdfPages = openPdfPages(pdfLimits)
  return {
    storage,
    pictures,
    pdfPages,
    scanner: openScanner(scanner),
    arrivals,
    parts,
    async close() {
      await pictures.close()
      await pdfPages.close()
      parts.close()
      storage.close()
    },
  }
}

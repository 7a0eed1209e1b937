import type { StorageAddress } from '#platform/config/storage-address.ts'
import { openPdfPages } from '#platform/pdf-pages/pdf-pages.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Uploads } from './uploads.ts'

/** Uploads that a process opened, and closes when it stops. */
export interface OpenUploads extends Uploads {
  close(): Promise<void>
}

/** Nothing is reached and no thread runs before the first file comes. */
export function openUploads({
  address,
  arrivals,
}: {
  address: StorageAddress
  arrivals: string
}): OpenUploads {
  const storage = openStorage(address)
  const pictures = openPictures(arrivals)
  const pdfPages = openPdfPages()
  return {
    storage,
    pictures,
    pdfPages,
    arrivals,
    async close() {
      await pictures.close()
      await pdfPages.close()
      storage.close()
    },
  }
}

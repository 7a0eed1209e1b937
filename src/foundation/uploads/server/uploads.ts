import type { Pictures } from '#platform/pictures/pictures.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What uploads stand on. */
export interface Uploads {
  storage: Storage
  pictures: Pictures
  /** The folder of this machine in which files arrive. */
  arrivals: string
}

import type { StorageAddress } from '../config/storage-address.ts'
import { openFolder } from './folder-storage.ts'
import { openBucket } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** Nothing is reached yet: a bucket that is not there is told by its first use. */
export function openStorage(address: StorageAddress): Storage {
  return address.kind === 'folder' ? openFolder(address.folder) : openBucket(address)
}

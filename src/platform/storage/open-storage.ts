import type { StorageAddress } from '../config/storage-address.ts'
import { openFolder } from './folder-storage.ts'
import { openBucket } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** Opens a storage without contacting it: a missing bucket is noticed on first use. */
export function openStorage(address: StorageAddress): Storage {
  return address.kind === 'folder' ? openFolder(address.folder) : openBucket(address)
}

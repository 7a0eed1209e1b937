import { m } from '#messages/messages.js'
import { NamedError, namedError } from '../errors/named-error.ts'
import { freeDisk } from './free-disk.ts'

/** The disk is full: the upload is not stored. */
const StorageIsFull = namedError('StorageIsFull', 507, () => m.error_storage_full())

/** Files can't be stored or read at the moment: a disk is read-only or failing, or a service does not answer. */
export class StorageUnavailable extends NamedError {
  constructor({ cause }: ErrorOptions = {}) {
    super('StorageUnavailable', 503, m.error_storage_unavailable())
    this.cause = cause
  }
}

/** Less free space than this counts as full. */
const NO_ROOM = 1024 * 1024

/** The refusal after a write into a folder failed without details. */
export async function writeRefusal(folder: string): Promise<NamedError> {
  const { free } = await freeDisk(folder)
  return free < NO_ROOM ? new StorageIsFull() : new StorageUnavailable()
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const FAILING = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE'])

/**
 * The refusal for a person after a failed file system call. Looks through the causes: libraries wrap them. Undefined
 * for any other error.
 */
export function diskRefusal(error: unknown): NamedError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    if (FULL.has(code)) return new StorageIsFull()
    if (FAILING.has(code) && syscall !== undefined && syscall !== 'connect') return new StorageUnavailable()
  }
  return undefined
}

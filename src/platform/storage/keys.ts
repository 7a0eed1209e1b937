/** A row refers to a file that the storage doesn't have. */
export class StoredFileIsMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('a stored file is missing', options)
    this.name = 'StoredFileIsMissing'
  }
}

/** For reading a file that may be deleted after it was listed. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof StoredFileIsMissing)) throw error
}

const KEY = /^[a-z]+(?:\/[a-z0-9-]+){1,3}(?:\.[a-z0-9]+)?$/

/** Whether we made this key. Others may put their own files into the folder or bucket. */
export const isKey = (key: string): boolean => KEY.test(key)

/** We make all keys; anything else must not become a path. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new StoredFileIsMissing()
  return key
}

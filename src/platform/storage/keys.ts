/** A row says that there is a file, and the storage has none. */
export class StoredFileIsMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('a stored file is missing', options)
    this.name = 'StoredFileIsMissing'
  }
}

/** For reading a file that may go between the moment when it was listed and the next. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof StoredFileIsMissing)) throw error
}

const KEY = /^[a-z]+(?:\/[a-z0-9-]+){1,3}(?:\.[a-z0-9]+)?$/

/** Whether we made this key. Others put files of their own into a folder or bucket. */
export const isKey = (key: string): boolean => KEY.test(key)

/** Keys are made by us; whatever else reaches here must not become a path. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new StoredFileIsMissing()
  return key
}

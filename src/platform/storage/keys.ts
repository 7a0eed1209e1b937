/** A row says that there is a file, and the storage has none. */
export class StoredFileIsMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('a stored file is missing', options)
    this.name = 'StoredFileIsMissing'
  }
}

const KEY = /^[a-z]+(?:\/[a-z0-9-]+){1,3}(?:\.[a-z0-9]+)?$/

/** Keys are made by us; whatever else reaches here must not become a path. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new StoredFileIsMissing()
  return key
}

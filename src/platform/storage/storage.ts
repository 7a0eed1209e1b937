import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both counted from 0 and inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files are stored: a folder or an S3 bucket. Keys come from `newKey`, never from a person. */
export interface Storage {
  /**
   * Stores all of `bytes`, or nothing: a broken stream leaves no file, and no file exists before all bytes have
   * arrived. `size` is the length in bytes.
   */
  put(key: string, bytes: Readable, facts: { size: number; type: string }): Promise<void>
  /** @throws StoredFileIsMissing */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** The type is known if the service stores it (S3). @throws StoredFileIsMissing */
  head(key: string): Promise<{ size: number; type: string | undefined }>
  exists(key: string): Promise<boolean>
  move(from: string, to: string): Promise<void>
  /** Deleting a missing file succeeds. */
  delete(key: string): Promise<void>
  /** All files, in no order. Files that are added or deleted meanwhile may or may not be listed. */
  list(): AsyncIterable<{ key: string; size: number }>
  /** Checks that files can be stored at all. @throws if not */
  expectThere(): Promise<void>
  close(): void
}

/** A key that nobody can guess: `files/3f/3f2a…`. */
export function newKey(room: 'files' | 'pictures' | 'exports'): string {
  const name = randomUUID()
  return `${room}/${name.slice(0, 2)}/${name}`
}

import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both counted from 0 and both included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** The place where bytes are kept: a folder or an S3 bucket. Keys come from `newKey`, never from a person. */
export interface Storage {
  /**
   * Keeps all of `bytes`, or nothing: a stream that breaks leaves no file, and until all have come there is none.
   * `size` is its length in bytes.
   */
  put(key: string, bytes: Readable, facts: { size: number; type: string }): Promise<void>
  /** @throws StoredFileIsMissing */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** The type is known where the service keeps it (S3). @throws StoredFileIsMissing */
  head(key: string): Promise<{ size: number; type: string | undefined }>
  exists(key: string): Promise<boolean>
  move(from: string, to: string): Promise<void>
  /** Deleting what is not there is done at once. */
  delete(key: string): Promise<void>
  /** All files, in no order. What comes or goes meanwhile may be in it or not. */
  list(): AsyncIterable<{ key: string; size: number }>
  /** Asks whether files can be kept at all. @throws when not */
  expectThere(): Promise<void>
  close(): void
}

/** A key that nobody can guess: `files/3f/3f2a…`. */
export function newKey(room: 'files' | 'pictures' | 'exports'): string {
  const name = randomUUID()
  return `${room}/${name.slice(0, 2)}/${name}`
}

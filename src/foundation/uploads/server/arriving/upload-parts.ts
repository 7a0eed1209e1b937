import type { DataStore } from '@tus/server'
import { DAY_MS } from '#contract/durations.ts'
import type { NamedError } from '#platform/errors/named-error.ts'
import type { Arrival } from './arrivals.ts'

/** An unfinished upload is forgotten after a day. */
export const UNFINISHED_MS = DAY_MS

/** Where the parts of resumable uploads are kept until the file is complete. */
export interface UploadParts {
  /** For the tus server. */
  openStore(): DataStore
  /** A person's unfinished uploads with the bytes that each announced; if unknown, the maximum. */
  announcedBy(userId: number): Promise<Map<string, number>>
  /**
   * Calls `use` with a complete upload as a local file.
   * @throws UploadNotFound if another request has stored it or given it up
   */
  withWhole<T>(upload: { id: string; size: number }, use: (arrival: Arrival) => Promise<T>): Promise<T>
  /** The refusal that a person sees for an error of the store; undefined for errors that tus answers itself. */
  refusalOf(error: unknown, request: { method: string; id: string }): Promise<NamedError | undefined>
  /** Deletes a person's unfinished uploads; with a moment, only those that haven't grown since then. */
  removeAllOf(userId: number, idleSince?: Date): Promise<void>
  /** Deletes uploads that began more than a day ago. */
  sweep(now: Date): Promise<void>
  close(): void
}

/** Ids start with their owner's: `12-9f…`. Another person's id isn't valid. */
export function isUploadOf(userId: number, upload: string): boolean {
  return new RegExp(`^${userId}-[0-9a-f-]{36}$`).test(upload)
}

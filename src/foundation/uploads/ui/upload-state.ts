import { m } from '#messages/messages.js'
import { isHevcType } from '../film-codec.contract.ts'
import { inMegabytes, MOST_BYTES, MOST_VIDEO_BYTES, type TemporaryFile } from '../uploads.contract.ts'

export type BegunFile = Pick<TemporaryFile, 'id' | 'name' | 'size' | 'media_type'>

/** The state of an upload. Refused and paused ones can be resumed while the page is open. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; share: number; isCut: boolean }
  | { is: 'paused'; share: number }
  | { is: 'there'; id: string }
  | { is: 'wrong'; message: string; mayTryAgain: boolean }

export interface Upload {
  key: string
  name: string
  /** Bytes. */
  size: number
  /** The type by the browser, empty if unknown; the server reads the bytes. */
  media_type: string
  /** The file; undefined for an upload from before the page was opened. */
  file: File | undefined
  /** A video that many devices can't play (`isHevcFilm`). */
  isHevc: boolean
  state: UploadState
}

/** The most bytes of a file of this type. */
export const mostBytes = (media_type: string) =>
  media_type.startsWith('video/') ? MOST_VIDEO_BYTES : MOST_BYTES

/** What is wrong with a file before it's sent. */
export function problemOf(file: Pick<File, 'size'>, most: number): string | undefined {
  if (file.size === 0) return m.upload_empty()
  return file.size > most ? m.error_file_too_large({ megabytes: inMegabytes(most) }) : undefined
}

/** In steps of ten, because a screen reader announcing each percent is no help. */
export function uploadLabel(name: string, state: UploadState): string {
  if (state.is === 'there') return m.upload_there({ name })
  if (state.is !== 'sending') return ''
  const percent = Math.floor(state.share * 10) * 10
  return state.isCut ? m.upload_connection_dropped() : m.upload_progress({ name, percent })
}

/** A temporary file from before the page was opened. */
export function asUpload({ id, name, size, media_type }: BegunFile): Upload {
  const state = { is: 'there', id: String(id) } as const
  return {
    key: `there-${id}`,
    name,
    size,
    media_type,
    file: undefined,
    isHevc: isHevcType(media_type),
    state,
  }
}

export const isOnItsWay = ({ state }: Upload) => state.is !== 'there'

/** The uploads to start now, so that at most `most` run at once. */
export function nextToSend(uploads: readonly Upload[], { most, running }: { most: number; running: number }) {
  return uploads.filter(({ state }) => state.is === 'waiting').slice(0, Math.max(0, most - running))
}

/** The list with one upload moved up (-1) or down (1); unchanged if it's at the end. */
export function moved(uploads: readonly Upload[], key: string, by: -1 | 1): readonly Upload[] {
  const at = uploads.findIndex((upload) => upload.key === key)
  const [from, to] = [uploads[at], uploads[at + by]]
  if (!from || !to) return uploads
  return uploads.with(at, to).with(at + by, from)
}

/* What pages must know of files too, without zod. */

const MEGABYTE = 1024 * 1024
/** Of one file (decisions, Resources). */
export const MOST_BYTES = 25 * MEGABYTE
export const MOST_VIDEO_BYTES = 200 * MEGABYTE
/** Where parts of a resumable upload go (tus 1.0). */
export const RESUMABLE_PATH = '/master/tus'

export const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE)

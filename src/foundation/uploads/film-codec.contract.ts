/* Used by pages and the server, so without zod. */

/** Reads a video's bytes from one offset up to another. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array>

const MOST_BOXES = 1_000
/** The largest index of a video in bytes; a two-hour one has some megabytes. */
const MOST_INDEX_BYTES = 16 * 1024 * 1024
/** The name of the first codec in the sample description (ISO/IEC 14496-12, 8.5.2). */
const HEVC = /stsd[\s\S]{12}(?:hvc1|hev1)/
const latin1 = new TextDecoder('latin1')

/** Whether an MP4 or MOV video is encoded in HEVC (H.265), which many browsers and phones can't play. */
export async function isHevcFilm(read: ReadPart, size: number): Promise<boolean> {
  let at = 0
  for (let boxes = 0; at + 8 <= size && boxes < MOST_BOXES; boxes += 1) {
    const head = await read(at, Math.min(at + 16, size))
    const told = new DataView(head.buffer, head.byteOffset, head.byteLength)
    if (head.length < 8) return false
    let bytes = told.getUint32(0)
    if (bytes === 1 && head.length === 16) bytes = Number(told.getBigUint64(8))
    if (bytes === 0) bytes = size - at
    if (bytes < 8) return false
    const name = latin1.decode(head.subarray(4, 8))
    if (name === 'moov') {
      const index = await read(at, Math.min(at + Math.min(bytes, MOST_INDEX_BYTES), size))
      return HEVC.test(latin1.decode(index))
    }
    at += bytes
  }
  return false
}

/** The parameter in the media type of such a file (RFC 6381). */
export const HEVC_PARAMETER = '; codecs="hvc1"'
export const isHevcType = (media_type: string) => media_type.endsWith(HEVC_PARAMETER)

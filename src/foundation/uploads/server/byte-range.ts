import type { ByteRange } from '#platform/storage/storage.ts'

/** One part of a file by its `Range` header; what is not understood, or asks for several parts, gets the whole. */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const bytes = Math.min(Number(last), size)
    return bytes === 0 ? 'outside' : { start: size - bytes, end: size - 1 }
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'outside' : { start, end }
}

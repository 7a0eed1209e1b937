import type { FastifyReply } from 'fastify'
import type { ByteRange, Storage } from '#platform/storage/storage.ts'
import type { FileKind } from '../../uploads.contract.ts'
import { SHOWN_IN_PAGE } from '../checking/file-kinds.ts'
import { RangeNotSatisfiable } from '../uploads.errors.ts'

export interface SentFile {
  storage_key: string
  name: string
  media_type: string
  kind: FileKind
  size_bytes: number
}

/** How long public files are cached without revalidation, even after they were hidden. */
const PUBLIC_SECONDS = 3600

/**
 * Sends a file that the viewer is allowed to see, whole or the requested range (RFC 9110, 14). Browsers revalidate
 * private files each time, so that access can end; public ones can be cached by everyone, `isNeverCached` ones by
 * nobody.
 * @throws RangeNotSatisfiable, StoredFileIsMissing
 */
export async function sendFile(
  reply: FastifyReply,
  storage: Storage,
  file: SentFile,
  { download = false, isPublic = false, isNeverCached = false } = {},
): Promise<FastifyReply> {
  const { headers, method } = reply.request
  const tag = `"${file.storage_key.split('/').at(-1)}"`
  const isShown = !download && SHOWN_IN_PAGE.has(file.kind)
  reply
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', file.name))
    .header('accept-ranges', 'bytes')
  if (isPublic)
    reply
      .header('cache-control', `public, max-age=${PUBLIC_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
  else
    reply
      .header('cache-control', isNeverCached ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'cookie')
  if (headers['if-none-match'] === tag) return reply.status(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag
  const range = isSame ? byteRangeOf(headers.range, file.size_bytes) : undefined
  if (range === 'outside') {
    reply.header('content-range', `bytes */${file.size_bytes}`)
    throw new RangeNotSatisfiable()
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size_bytes}`)
  reply.header('content-length', range ? range.end - range.start + 1 : file.size_bytes)
  reply.type(file.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.media_type)
  return method === 'HEAD' ? reply.send() : reply.send(await openPart(storage, file, range))
}

function openPart(storage: Storage, { storage_key }: SentFile, range: ByteRange | undefined) {
  return range ? storage.get(storage_key, range) : storage.get(storage_key)
}

/** The byte range of a `Range` header; undefined, for the whole file, if it's invalid or asks for several ranges. */
function byteRangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
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

/**
 * `attachment; filename="a.pdf"; filename*=UTF-8''…` (RFC 6266): old clients read the first name, others the second.
 */
function contentDisposition(way: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .replace(/^\s*\./, 'file.')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

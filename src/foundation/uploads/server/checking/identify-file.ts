import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { HEVC_PARAMETER, isHevcFilm } from '../../film-codec.contract.ts'
import { FileTypeNotAllowed } from '../uploads.errors.ts'
import { checkArchive } from './check-archive.ts'
import { type FileKindFacts, kindOf, TEXT } from './file-kinds.ts'

const IN_AN_ARCHIVE = new Set(['word', 'excel', 'powerpoint'])
/** Types that file-type detects from two letters, which can also start a sentence. */
const SEEN_IN_TWO_LETTERS = new Set(['image/bmp', 'application/x-msdownload', 'image/jp2'])

/**
 * Identifies a file by its bytes; its name and claimed type are ignored.
 * @throws FileTypeNotAllowed, FileIsDamaged, DocumentUnpacksTooLarge
 */
export async function identifyFile(path: string): Promise<FileKindFacts> {
  const seen = (await fileTypeFromFile(path))?.mime
  const known = kindOf(seen)
  if (known && IN_AN_ARCHIVE.has(known.kind)) await checkArchive(path)
  if (known?.kind === 'video' && (await isHevc(path)))
    return { ...known, mediaType: `${known.mediaType}${HEVC_PARAMETER}` }
  if (known && known !== TEXT) return known
  const mayBeText = seen === undefined || known === TEXT || SEEN_IN_TWO_LETTERS.has(seen)
  if (mayBeText && (await isPlainText(path))) return TEXT
  throw new FileTypeNotAllowed()
}

async function isHevc(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number, to: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
      return buffer.subarray(0, bytesRead)
    }
    return await isHevcFilm(read, size)
  } finally {
    await file.close()
  }
}

/** What a sniffing browser would treat as a page or a drawing (WHATWG MIME Sniffing, 7.1, and SVG). */
const MARKUP =
  /^[\s\uFEFF]*<(?:!doctype|!--|\?xml|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/-]|<svg[\s>]|<script[\s>]/i
const OPENING = 4096

/** Valid UTF-8 without NUL, HTML, XML or SVG. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let opening = ''
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true })
      if (text.includes('\0')) return false
      if (opening.length < OPENING) opening += text.slice(0, OPENING)
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
  return opening.length > 0 && !MARKUP.test(opening)
}

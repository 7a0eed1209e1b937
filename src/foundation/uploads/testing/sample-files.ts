import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** A small picture of noise, so that no two compress to the same file. */
export function samplePicture(width = 300, height = 150) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
}

/** A PNG header that claims a size, and nothing else. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)])
}

export const samplePdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** The first bytes of a Windows program. */
export const sampleProgram = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(5000)])
/** The first box of an MP4; append as many bytes as needed. */
export const mp4Head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')

const box = (name: string, bytes: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

/** An MP4 without frames that names a codec. */
export function filmOf(codec: string, { isIndexLast = false, film = Buffer.alloc(9_000) } = {}): Buffer {
  const entry = box(codec, Buffer.alloc(70))
  const index = box('moov', box('stsd', Buffer.concat([Buffer.alloc(8), entry])))
  const body = box('mdat', film)
  return Buffer.concat([mp4Head, ...(isIndexLast ? [body, index] : [index, body])])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`

/** A Word file with this text. `announced` is the length it claims for that text. */
export function wordFile(text: Buffer, { announced = text.length } = {}): Buffer {
  return zip([
    { name: '[Content_Types].xml', bytes: Buffer.from(contentTypes) },
    { name: 'word/document.xml', bytes: text, announced },
  ])
}

interface Packed {
  name: string
  bytes: Buffer
  /** The length that the archive claims for it. */
  announced?: number
  /** 8: deflated, 0: stored as it is; others aren't packed here. */
  method?: number
  isEncrypted?: boolean
  extra?: Buffer
}

export function zip(files: Packed[], { comment = '' } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { name, bytes, announced = bytes.length, method = 8, extra = Buffer.alloc(0) } = file
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(file.isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(announced, 18)
    facts.writeUInt16LE(name.length, 22)
    facts.writeUInt16LE(extra.length, 24)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), extra, packed])
    directory.push(Buffer.from('504b01021400', 'hex'), facts, place, Buffer.from(name), extra)
    parts.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, entries, end, Buffer.from(comment)])
}

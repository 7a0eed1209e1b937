import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import { StoredFileIsMissing } from '#platform/storage/keys.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { PersonalFile } from '../personal-data-provider.ts'
import { exportAsPage } from './readable-page.ts'
import { type ExportFacts, exportAsJson } from './written-export.ts'

/** Pictures, videos and Office files are already compressed. */
const STORED = { compress: false } as const

/**
 * Writes the ZIP file of an export to the storage, one file at a time, so that none is ever fully in memory.
 * @returns its size in bytes
 */
export async function storeExportFile(
  { storage, arrivals }: Pick<Uploads, 'storage' | 'arrivals'>,
  { key, ...facts }: ExportFacts & { key: string },
): Promise<number> {
  await mkdir(arrivals, { recursive: true, mode: 0o700 })
  // The storage needs the size first. Files left here by a crash are swept with incomplete uploads.
  const path = join(arrivals, randomUUID())
  try {
    const zip = new ZipFile()
    const written = pipeline(zip.outputStream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const packed = pack(zip, storage, facts)
    await Promise.all([packed, written])
    const { size } = await stat(path)
    await storage.put(key, createReadStream(path), { size, type: 'application/zip' })
    return size
  } finally {
    await rm(path, { force: true })
  }
}

async function pack(zip: ZipFile, storage: Storage, facts: ExportFacts): Promise<void> {
  const files = namesInZip(facts.parts.flatMap((part) => part.files))
  const entry = { mtime: facts.now }
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  zip.addBuffer(Buffer.from(exportAsJson(facts)), 'my-data.json', entry)
  zip.addBuffer(Buffer.from(exportAsPage({ ...facts, files })), 'my-data.html', entry)
  for (const { name, storage_key } of files) {
    zip.addReadStreamLazy(`files/${name}`, { ...entry, ...STORED }, (give) => {
      storage
        .get(storage_key)
        .catch(asEmpty)
        .then(
          (bytes) => give(null, bytes),
          (error) => give(error, Readable.from([])),
        )
    })
  }
  const ended = new Promise<void>((resolve) => zip.outputStream.once('end', resolve))
  zip.end()
  await Promise.race([ended, failed])
}

/** Characters that some system forbids in file names, or that lead out of a folder. */
const UNWRITABLE = /[\p{Cc}\p{Cf}<>:"|?*\\]+/gu
const LONGEST_PART = 120

/**
 * Gives each file a unique name that every system can unpack, with `/` between folders. A file from two providers gets
 * its first name.
 */
export function namesInZip(files: readonly PersonalFile[]): PersonalFile[] {
  const taken = new Set<string>()
  const once = new Map([...files].reverse().map((file) => [file.storage_key, file]))
  const unlike = files.filter((file) => once.get(file.storage_key) === file)
  return unlike.map(({ storage_key, name }) => {
    const safe = safeName(name)
    let free = safe
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = numbered(safe, copy)
    taken.add(free.toLowerCase())
    return { storage_key, name: free }
  })
}

function safeName(name: string): string {
  const parts = name
    .normalize('NFC')
    .replace(UNWRITABLE, ' ')
    .split('/')
    .map((part) => shortened(part.trim().replace(/^\.+|(?<!\.)\.+$/g, '')))
    .filter(Boolean)
  return parts.join('/') || 'file'
}

function shortened(part: string): string {
  if (part.length <= LONGEST_PART) return part
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(part)?.[0] ?? ''
  return part.slice(0, LONGEST_PART - ending.length).trimEnd() + ending
}

const numbered = (name: string, copy: number) => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/su.exec(name) ?? []
  return `${stem}-${copy}${ending}`
}

/** A file deleted meanwhile becomes empty, because the rest of the export is still useful. */
function asEmpty(error: unknown): Readable {
  if (error instanceof StoredFileIsMissing) return Readable.from([])
  throw error
}

import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { BackupRefused, damaged, unreadable } from './backup.errors.ts'
import {
  type BackupEnd,
  type BackupHead,
  END,
  endShape,
  FORMAT,
  HEAD,
  headShape,
  sealAt,
  UNSEALED,
} from './backup-format.ts'

export interface BackupMember {
  name: string
  size: number
  /** Can be read once, before the next member is requested. */
  bytes: Readable
}

/** A backup that was checked completely when it was opened. */
export interface BackupReader {
  head: BackupHead
  end: BackupEnd
  /** Can be called again; starts at the first member each time. */
  members(): AsyncGenerator<BackupMember>
  close(): Promise<void>
}

/** Bytes read at a time. */
const PIECE = 256 * 1024

/**
 * Opens a backup and checks all of it against its seal before any of it is used.
 * @throws BackupRefused if it is not a backup or was changed
 */
export async function openBackup(path: string): Promise<BackupReader> {
  const file = await open(path).catch((cause: unknown) => {
    throw unreadable(path, cause)
  })
  try {
    const { head, end } = await checkAll(file)
    const { size } = await file.stat()
    return { head, end, members: () => membersIn(bytesOf(file, 0, size)), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error instanceof BackupRefused ? error : damaged(path, error)
  }
}

async function* membersIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BackupMember> {
  const tar = extract()
  // Errors are thrown to the reader of the members.
  pipeline(bytes, tar).catch(() => undefined)
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header
    yield { name, size, bytes: Readable.from(entry, { objectMode: false }) }
    entry.resume()
  }
}

async function* bytesOf(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const { bytesRead, buffer } = await file.read({
      buffer: Buffer.allocUnsafe(Math.min(PIECE, to - at)),
      position: at,
    })
    if (bytesRead === 0) throw new Error('the file became shorter while it was read')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

async function checkAll(file: FileHandle): Promise<{ head: BackupHead; end: BackupEnd }> {
  const { size } = await file.stat()
  const [start, stop] = [sealAt(size), sealAt(size) + UNSEALED.length]
  const hash = createHash('sha256')
  let seal = ''
  async function* counted(from: number, to: number) {
    for await (const chunk of bytesOf(file, from, to)) {
      hash.update(chunk)
      yield chunk
    }
  }
  async function* hashed() {
    yield* counted(0, start)
    for await (const chunk of bytesOf(file, start, stop)) {
      hash.update(UNSEALED.subarray(0, chunk.length))
      seal += chunk.toString('latin1')
      yield chunk
    }
    yield* counted(stop, size)
  }
  let [head, end]: [BackupHead?, BackupEnd?] = []
  for await (const member of membersIn(hashed())) {
    head ??= await readHead(member)
    if (member.name === END) end = await jsonOf(member, endShape)
  }
  if (!head || !end || seal !== hash.digest('hex')) throw new Error('not as it was written')
  return { head, end }
}

/** The first member is read before the seal is checked: another format may have a different seal. */
async function readHead(member: BackupMember): Promise<BackupHead> {
  if (member.name !== HEAD) throw new Error('no head')
  const read: unknown = await json(member.bytes)
  const format = Number((read as { format?: unknown } | null)?.format)
  if (Number.isInteger(format) && format !== FORMAT) {
    const which = format > FORMAT ? 'A newer' : 'An earlier'
    throw new BackupRefused(`${which} version of Pankh made this backup. Restore it with that version.`)
  }
  return headShape.parse(read)
}

/** @throws ZodError if the member has another shape */
export async function jsonOf<S extends z.ZodType>(member: BackupMember, shape: S): Promise<z.infer<S>> {
  return shape.parse(await json(member.bytes))
}

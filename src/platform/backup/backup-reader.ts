import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { z } from 'zod'
import { BackupRefused, damaged } from './backup.errors.ts'
import {
  type BackupEnd,
  type BackupHead,
  END,
  endShape,
  FORMAT,
  HEAD,
  headShape,
  SUMS,
  SUMS_EVERY,
} from './backup-format.ts'
import { type TarMember, tarMembers } from './tar.ts'

export interface BackupMember extends TarMember {
  read(): Readable
}

/** A backup whose every byte was checked when it was opened. */
export interface BackupReader {
  head: BackupHead
  end: BackupEnd
  /** Can be called again: each time from the first member. */
  members(): AsyncGenerator<BackupMember>
  close(): Promise<void>
}

/** Bytes that are read at once. */
const PIECE = 256 * 1024

/**
 * Opens a backup and compares all of it with its hashes, before anybody acts on any of it.
 * @throws BackupRefused when it is no backup, or not as it was made
 */
export async function openBackup(path: string): Promise<BackupReader> {
  const file = await open(path).catch((cause: unknown) => {
    throw new BackupRefused(`${path} can't be read.`, { cause })
  })
  try {
    const { head, end } = await checkAll(file)
    return { head, end, members: () => membersOf(file), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error instanceof BackupRefused ? error : damaged(path, error)
  }
}

async function* membersOf(file: FileHandle): AsyncGenerator<BackupMember> {
  for await (const member of tarMembers(file)) {
    yield { ...member, read: () => Readable.from(bytesOf(file, member), { objectMode: false }) }
  }
}

/** Not by `file.createReadStream`, which leaves a listener on the file for each of many members. */
async function* bytesOf(file: FileHandle, { start, size }: TarMember): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const { bytesRead, buffer } = await file.read({
      buffer: Buffer.allocUnsafe(Math.min(PIECE, size - at)),
      position: start + at,
    })
    if (bytesRead === 0) throw new Error('the file became shorter while it was read')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

async function checkAll(file: FileHandle): Promise<{ head: BackupHead; end: BackupEnd }> {
  let [head, end]: [BackupHead?, BackupEnd?] = []
  let sums = ''
  let unchecked = 0
  for await (const member of membersOf(file)) {
    if (head === undefined) head = await readHead(member)
    if (member.name.startsWith(SUMS)) {
      expect(sums === (await textOf(member)))
      sums = ''
      unchecked = 0
      continue
    }
    expect(end === undefined && unchecked < SUMS_EVERY)
    sums += `${await hashOf(member.read())}  ${member.name}\n`
    unchecked += 1
    if (member.name === END) end = await jsonOf(member, endShape)
  }
  expect(unchecked === 0)
  if (!head || !end) throw new Error('no end')
  return { head, end }
}

/** What the first member says comes before the hashes: a format of later days can have others. */
async function readHead(member: BackupMember): Promise<BackupHead> {
  expect(member.name === HEAD)
  const read: unknown = await json(member.read())
  const format = Number((read as { format?: unknown } | null)?.format)
  if (format > FORMAT)
    throw new BackupRefused('A newer version of Pankh made this backup. Restore it with that version.')
  return headShape.parse(read)
}

function expect(isAsWritten: boolean): void {
  if (!isAsWritten) throw new Error('not as it was written')
}

export async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

async function textOf(member: BackupMember): Promise<string> {
  // Its writer puts so many lines into one member at most.
  expect(member.size <= SUMS_EVERY * 200)
  return (await member.read().toArray()).join('')
}

/** @throws ZodError when the member has another shape */
export async function jsonOf<S extends z.ZodType>(member: BackupMember, shape: S): Promise<z.infer<S>> {
  return shape.parse(await json(member.read()))
}

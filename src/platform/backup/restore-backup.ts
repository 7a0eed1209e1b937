import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Sequence } from '../db/copy/copied-tables.ts'
import { loadRows } from '../db/copy/load-rows.ts'
import type { RowChunk } from '../db/copy/read-rows.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { FILES, ROWS, SEQUENCES, sequencesShape, tableOf } from './backup-format.ts'
import { type BackupMember, type BackupReader, jsonOf } from './backup-reader.ts'

const outOfGzip = promisify(gunzip)

/**
 * Replaces all rows of a database with those of a backup, in one transaction, and adds its files to the storage. If
 * anything fails, the rows stay as they were and added files are deleted again. Call `prepareTables` first.
 */
export async function restoreBackup(
  { database, storage }: { database: Database; storage: Storage },
  backup: BackupReader,
  migrations: string,
): Promise<void> {
  const added: string[] = []
  try {
    await addFiles(storage, backup, added)
    await database.underLock((db) => db.transaction((tx) => replaceRows(tx, backup)))
  } catch (error) {
    // One that can't be deleted must neither hide the error nor stop the others from being deleted.
    await Promise.allSettled(added.map((key) => storage.delete(key)))
    throw error
  }
  await migrate(database, migrations)
}

async function replaceRows(tx: Parameters<typeof loadRows>[0], backup: BackupReader): Promise<void> {
  const counts = await loadRows(tx, { chunks: chunksOf(backup), sequences: () => sequencesOf(backup) })
  for (const [table, expected] of Object.entries(backup.end.rows)) {
    const got = counts.get(table) ?? 0
    if (got !== expected) throw new Error(`${table} has ${got} rows, and the backup says ${expected}.`)
  }
}

async function* chunksOf(backup: BackupReader): AsyncGenerator<RowChunk> {
  for await (const member of backup.members()) {
    if (!member.name.startsWith(ROWS)) continue
    const lines = (await outOfGzip(await buffer(member.bytes))).toString().trimEnd()
    yield { table: tableOf(member.name), lines, count: lines.split('\n').length }
  }
}

async function sequencesOf(backup: BackupReader): Promise<Sequence[]> {
  for await (const member of backup.members())
    if (member.name === SEQUENCES) return jsonOf(member, sequencesShape)
  throw new Error(`${SEQUENCES} is missing`)
}

async function addFiles(storage: Storage, backup: BackupReader, added: string[]): Promise<void> {
  const damaged = new Set<string>()
  for await (const member of backup.members()) {
    const key = keyOf(member)
    if (key === undefined) continue
    if (!(await storage.exists(key))) {
      added.push(key)
      await add(key, member)
    } else if ((await hashOf(await storage.get(key))) !== (await hashOf(member.bytes))) damaged.add(key)
  }
  if (damaged.size === 0) return
  // A file never changes under its key. Different bytes mean that it was damaged: the backup's replace them.
  for await (const member of backup.members()) {
    const key = keyOf(member)
    if (key !== undefined && damaged.has(key)) await add(key, member)
  }

  async function add(key: string, { size, bytes }: BackupMember): Promise<void> {
    await storage.put(key, bytes, { size, type: 'application/octet-stream' })
  }
}

const keyOf = ({ name }: BackupMember) => (name.startsWith(FILES) ? name.slice(FILES.length) : undefined)

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

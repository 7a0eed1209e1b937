import { rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { productDefaults } from '#contract/product.ts'
import { type CopiedTable, findSequences } from '../db/copy/copied-tables.ts'
import { atOneMoment, readRows } from '../db/copy/read-rows.ts'
import type { Db } from '../db/database.ts'
import { schemaVersionOf } from '../db/migrate.ts'
import { unlessMissing } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupRefused } from './backup.errors.ts'
import { isThere, partOf, removePartsOf } from './backup-folder.ts'
import {
  type BackupEnd,
  type BackupHead,
  END,
  FILES,
  FORMAT,
  HEAD,
  rowsName,
  SEQUENCES,
} from './backup-format.ts'
import { type BackupWriter, openBackupWriter } from './backup-writer.ts'

const inGzip = promisify(gzip)

/**
 * Writes everything into one file while the process keeps running: the rows as they are at one moment, then people's
 * files. Files deleted meanwhile are not included. `path` exists only once the backup is complete.
 * @throws BackupRefused
 */
export async function makeBackup(
  { db, storage }: { db: Db; storage: Storage },
  { path, now }: { path: string; now: Date },
): Promise<BackupEnd> {
  if (await isThere(path)) throw new BackupRefused(`${path} already exists. Give the backup another name.`)
  // An unreadable folder is refused below, with advice.
  await removePartsOf(path, now).catch(() => undefined)
  const part = partOf(path)
  const writer = await openBackupWriter(part, now)
  try {
    const rows = await atOneMoment(db, (tx, tables) => addRows(writer, { tx, tables, now }))
    const end: BackupEnd = { rows, ...(await addFiles(writer, storage)) }
    await writer.addBuffer(END, asJson(end))
    await writer.end()
    await rename(part, path)
    return end
  } finally {
    await writer.close()
    await rm(part, { force: true })
  }
}

async function addRows(
  writer: BackupWriter,
  { tx, tables, now }: { tx: Db; tables: CopiedTable[]; now: Date },
): Promise<BackupEnd['rows']> {
  const schema = await schemaVersionOf(tx)
  if (!schema) throw new BackupRefused('This database is empty: Pankh was never started with it.')
  const head: BackupHead = {
    format: FORMAT,
    version: productDefaults.version,
    made_at: now.toISOString(),
    schema,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  }
  await writer.addBuffer(HEAD, asJson(head))
  const rows: BackupEnd['rows'] = {}
  for (const table of tables) {
    rows[table.name] = 0
    let chunks = 0
    for await (const { lines, count } of readRows(tx, table)) {
      chunks += 1
      rows[table.name] = (rows[table.name] ?? 0) + count
      await writer.addBuffer(rowsName(table.name, chunks), await inGzip(`${lines}\n`))
    }
  }
  await writer.addBuffer(SEQUENCES, asJson(await findSequences(tx)))
  return rows
}

async function addFiles(
  writer: BackupWriter,
  storage: Storage,
): Promise<Pick<BackupEnd, 'files' | 'bytes_of_files'>> {
  let [files, bytes_of_files] = [0, 0]
  for await (const { key, size } of storage.list()) {
    const bytes = await storage.get(key).catch(unlessMissing)
    if (!bytes) continue
    await writer.addStream(`${FILES}${key}`, bytes, size)
    files += 1
    bytes_of_files += size
  }
  return { files, bytes_of_files }
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

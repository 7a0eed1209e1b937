import { type CopiedTable, findSequences, readInOneForm } from '../db/copy/copied-tables.ts'
import { loadRows } from '../db/copy/load-rows.ts'
import { atOneMoment, digestOf, type RowChunk, readRows } from '../db/copy/read-rows.ts'
import type { Database, Db } from '../db/database.ts'
import { migrate, schemaVersionOf } from '../db/migrate.ts'
import { BackupRefused } from './backup.errors.ts'
import { prepareTables } from './prepare-tables.ts'

interface Move {
  from: Database
  to: Database
  /** The folder of the migrations. */
  migrations: string
  /** Receives progress, a line at a time. */
  say: (line: string) => void
}

/**
 * Copies all rows of one database into another, in one transaction, which commits only if each table has the same
 * number of rows with the same contents. Nothing may write to the first database meanwhile: that would be left behind.
 * @throws BackupRefused
 */
export async function moveDatabase({ from, to, migrations, say }: Move): Promise<void> {
  await atOneMoment(from.db, async (source, tables) => {
    const schema = await schemaVersionOf(source)
    if (!schema)
      throw new BackupRefused('There is nothing to move: Pankh was never started with this database.')
    await prepareTables(
      to,
      {
        schema,
        tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) })),
      },
      migrations,
    )
    await to.underLock((db) =>
      db.transaction(async (target) => {
        await loadRows(target, {
          chunks: chunksOf(source, tables, say),
          sequences: () => findSequences(source),
        })
        await compareAll({ source, target, tables, say })
      }),
    )
  })
  await migrate(to, migrations)
}

async function* chunksOf(source: Db, tables: CopiedTable[], say: Move['say']): AsyncGenerator<RowChunk> {
  for (const table of tables) {
    let copied = 0
    for await (const chunk of readRows(source, table)) {
      yield chunk
      copied += chunk.count
    }
    if (copied > 0) say(`${table.name}: ${copied}`)
  }
}

async function compareAll({
  source,
  target,
  tables,
  say,
}: {
  source: Db
  target: Db
  tables: CopiedTable[]
  say: Move['say']
}): Promise<void> {
  await readInOneForm(target)
  let rows = 0
  for (const table of tables) {
    const [here, there] = [await digestOf(source, table), await digestOf(target, table)]
    if (here.rows !== there.rows || here.hash !== there.hash)
      throw new BackupRefused(`${table.name} is not the same in the new database: nothing was moved.`)
    rows += here.rows
  }
  say(`Checked: ${tables.length} tables with ${rows} rows, the same in both databases.`)
}

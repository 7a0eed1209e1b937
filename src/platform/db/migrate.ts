import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './database.ts'
import { rows } from './query.ts'

/** A newer version has migrated this database, so this version would not know the tables. */
export class DatabaseIsNewer extends Error {
  constructor() {
    super(
      'The database was migrated by a newer version of Pankh. Start that version or a later one, or restore a backup ' +
        'from before it was started.',
    )
    this.name = 'DatabaseIsNewer'
  }
}

/** The last migration applied to a database. */
export interface SchemaVersion {
  /** Its number in the sequence of migrations. */
  number: number
  /** When the migration was written, in milliseconds. Migrations run in this order. */
  written_at: number
  /** The hash of its text. */
  hash: string
}

/**
 * Migrates the database to this version's tables, or only to those of an earlier version. Several processes may call it
 * at once.
 * @throws DatabaseIsNewer
 */
export async function migrate(database: Database, folder: string, upTo?: SchemaVersion): Promise<void> {
  if (upTo === undefined) return migrateFrom(database, folder)
  const earlier = await folderUpTo(folder, upTo)
  try {
    await migrateFrom(database, earlier)
  } finally {
    await rm(earlier, { recursive: true })
  }
}

async function migrateFrom(database: Database, folder: string): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: folder }
  const newestKnown = schemaVersionsIn(folder).at(-1)?.written_at ?? 0
  const run = database.kind === 'postgres' ? migrateServer : migrateEmbedded
  await database.underLock(async (db) => {
    const current = await schemaVersionOf(db)
    if (current !== undefined && current.written_at > newestKnown) throw new DatabaseIsNewer()
    await run(db as never, config)
  })
}

interface Journal {
  entries: { when: number; tag: string }[]
}

/** Drizzle runs all migrations in a folder, so an earlier version gets a folder with only its own. */
async function folderUpTo(folder: string, { written_at }: SchemaVersion): Promise<string> {
  const journal: Journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))
  const entries = journal.entries.filter(({ when }) => when <= written_at)
  const earlier = await mkdtemp(join(tmpdir(), 'pankh-migrations-'))
  await mkdir(join(earlier, 'meta'))
  await writeFile(join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await copyFile(join(folder, `${tag}.sql`), join(earlier, `${tag}.sql`))
  return earlier
}

/** The schema version of a database; undefined if it has no tables. */
export async function schemaVersionOf(db: Db): Promise<SchemaVersion | undefined> {
  const [found] = await rows<{ is_there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (!found?.is_there) return undefined
  const [newest] = await rows<SchemaVersion>(
    db,
    sql`select (count(*) over ())::int as number, created_at::float8 as written_at, hash
      from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return newest
}

/** The schema versions of the migrations in a folder, oldest first. */
export function schemaVersionsIn(folder: string): SchemaVersion[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash }, index) => ({
    number: index + 1,
    written_at: folderMillis,
    hash,
  }))
}

import { findTables } from '../db/copy/copied-tables.ts'
import type { Database } from '../db/database.ts'
import { migrate, type SchemaVersion, schemaVersionOf, schemaVersionsIn } from '../db/migrate.ts'
import { prepareJobTables } from '../jobs/jobs.ts'
import { SCHEMA } from '../jobs/schema.ts'
import { BackupRefused } from './backup.errors.ts'

interface WantedTables {
  schema: SchemaVersion
  tables: readonly { name: string; columns: readonly string[] }[]
}

/**
 * Creates the source's tables in an empty database, even those of an earlier version.
 * @throws BackupRefused if this version does not know them, or the database has tables of another version
 */
export async function prepareTables(
  database: Database,
  { schema, tables }: WantedTables,
  migrations: string,
): Promise<void> {
  expectKnown(schema, schemaVersionsIn(migrations))
  const current = await schemaVersionOf(database.db)
  if (current === undefined) await migrate(database, migrations, schema)
  else if (current.hash !== schema.hash)
    throw new BackupRefused(
      `The rows are of tables in version ${schema.number}, and this database has version ${current.number}. ` +
        'Use a new, empty database: its tables are brought to this version once the rows are in it.',
    )
  await prepareJobTables(database)
  await expectSameColumns(database, tables)
}

function expectKnown(schema: SchemaVersion, known: SchemaVersion[]): void {
  if (known.some(({ hash }) => hash === schema.hash)) return
  const newest = known.at(-1)
  const isNewer = newest !== undefined && schema.written_at > newest.written_at
  throw new BackupRefused(
    isNewer
      ? `The rows are of tables in version ${schema.number}, and this Pankh knows those up to version ${newest.number}. ` +
          'Install the version of Pankh that they come from, or a newer one.'
      : 'The rows are of tables that no version of this Pankh has had. Use the Pankh that they come from.',
  )
}

/** A column that doesn't exist here would be lost silently. Jobs follow the version of their library. */
async function expectSameColumns(database: Database, wanted: WantedTables['tables']): Promise<void> {
  const here = new Map((await findTables(database.db)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of wanted) {
    const has = new Set(here.get(name)?.map((column) => column.name))
    const isMissing = columns.some((column) => !has.has(column))
    if (isMissing && !name.startsWith(`${SCHEMA}.`))
      throw new BackupRefused(`${name} has other columns here. Was the database changed by hand?`)
  }
}

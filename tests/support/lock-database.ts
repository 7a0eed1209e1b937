import { openDatabase } from '#platform/db/database.ts'

/** Runs as a separate process: opens the database in the folder of the first argument, prints so, and keeps it open. */
const database = await openDatabase({ folder: process.argv[2] ?? '' })
await database.ping()
process.stdout.write('open\n')
setInterval(() => undefined, 60_000)

import { openDatabase } from '#platform/db/database.ts'

/** Run as a process of its own: opens the database in the folder named first, says so, and keeps it open. */
const database = await openDatabase({ folder: process.argv[2] ?? '' })
await database.ping()
process.stdout.write('open\n')
setInterval(() => undefined, 60_000)

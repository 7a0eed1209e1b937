import { setAdmin } from '#foundation/accounts/server/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { endWithReason } from './end-with-reason.ts'
import { openParts } from './open-parts.ts'

const USAGE = `npm run admin -- grant EMAIL    makes the person with this address an administrator
npm run admin -- revoke EMAIL   takes it back
`

/** `npm run admin`: what an operator does before there is an administrator. */
async function runCommand([command, email]: string[]): Promise<number> {
  if ((command !== 'grant' && command !== 'revoke') || !email) {
    process.stderr.write(USAGE)
    return 2
  }
  const { database } = await openParts(readConfig())
  try {
    const address = email.trim().toLowerCase()
    const isFound = await setAdmin(database.db, { email: address, isAdmin: command === 'grant' })
    if (!isFound) {
      process.stderr.write(`There is no account with the address ${address}. Its owner signs up first.\n`)
      return 1
    }
    process.stdout.write(`${address} is ${command === 'grant' ? 'now' : 'no longer'} an administrator.\n`)
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  endWithReason(error)
}

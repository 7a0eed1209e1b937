import { readConfig } from '#platform/config/config.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { runServer } from '#server/run-server.ts'
import { demoLogins } from './demo-logins.ts'
import { prepareDemo } from './prepare.ts'

/** `npm run demo`: the product with its demo catalogue in an embedded database. */
try {
  const config = readConfig()
  await runServer(config, { prepare: (parts) => prepareDemo(parts) })
  process.stdout.write(
    `\n  Pankh is open on http://localhost:${config.http.port}\n\n${demoLogins(config.mail.server)}\n`,
  )
} catch (error) {
  endWithReason(error)
}

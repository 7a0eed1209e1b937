import { readConfig } from '#platform/config/config.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { runServer } from '#server/run-server.ts'
import { demoLogins } from './demo-logins.ts'
import { prepareDemo } from './prepare.ts'

// The product with the demo catalogue, which an empty database is given first.
try {
  const config = readConfig()
  await runServer(config, { prepare: prepareDemo })
  process.stdout.write(
    `\n  Pankh is open on http://localhost:${config.http.port}\n\n${demoLogins(config.mail.server)}\n`,
  )
  // To the process that started this one, if it listens.
  process.send?.('open')
} catch (error) {
  endWithReason(error)
}

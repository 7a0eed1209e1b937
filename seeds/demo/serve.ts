import { readConfig } from '#platform/config/config.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { runServer } from '#server/run-server.ts'
import { demoLogins } from './demo-logins.ts'
import { prepareDemo } from './prepare.ts'

/** The product with its demo catalogue in an embedded database, which is loaded before the pages are there. */
export async function serveDemo({ pages }: { pages?: Promise<void> } = {}): Promise<void> {
  try {
    const config = readConfig()
    await runServer(config, {
      async prepare(parts) {
        await prepareDemo(parts)
        await pages
      },
    })
    process.stdout.write(
      `\n  Pankh is open on http://localhost:${config.http.port}\n\n${demoLogins(config.mail.server)}\n`,
    )
  } catch (error) {
    endWithReason(error)
  }
}

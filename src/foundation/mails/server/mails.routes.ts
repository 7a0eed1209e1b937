import type { RouteParts } from '#foundation/feature.ts'
import { mailsContract } from '../mails.contract.ts'
import { listOutbox } from './list-outbox.ts'

/** Everyone's mails can be read here, so it is there only where no real person's are: never in production. */
/** Mails as they were written, where no mail server is set up. */
export function outboxRoutes({ serve, config }: RouteParts): void {
  if (config.mode === 'production' || config.mail.server !== undefined) return
  serve(mailsContract.listOutbox, async ({ db }) => listOutbox(db))
}

import type { RouteParts } from '#foundation/feature.ts'
import { mailsContract } from '../mails.contract.ts'
import { listOutbox } from './list-outbox.ts'

/**
 * Everyone's emails can be read here, so the route doesn't exist in production, where real people's emails are, nor if
 * a mail server is set up.
 */
export function outboxRoutes({ serve, config }: RouteParts): void {
  if (config.mode === 'production' || config.mail.server !== undefined) return
  serve(mailsContract.listOutbox, async ({ db }) => listOutbox(db))
}

import type { Serve } from '#platform/http/serve.ts'
import { notificationsContract } from '../notifications.contract.ts'
import { listOutbox } from './list-outbox.ts'

/** Everyone's mails can be read here, so it is there only where no real person's are: never in production. */
export function outboxRoutes(serve: Serve): void {
  serve(notificationsContract.listOutbox, async ({ db }) => listOutbox(db))
}

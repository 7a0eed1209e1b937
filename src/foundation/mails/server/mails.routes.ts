import type { Serve } from '#platform/http/serve.ts'
import { mailsContract } from '../mails.contract.ts'
import { listOutbox } from './list-outbox.ts'

/** Everyone's mails can be read here, so it is there only where no real person's are: never in production. */
export function outboxRoutes(serve: Serve): void {
  serve(mailsContract.listOutbox, async ({ db }) => listOutbox(db))
}

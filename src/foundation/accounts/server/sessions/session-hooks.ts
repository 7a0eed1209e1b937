import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'

/** What other features do when a browser's session opens or ends; accounts doesn't know them. */
export interface SessionHooks {
  /** Called when a session opens; `isNew` at the account's first one. */
  atLogIn(
    db: Db,
    of: { user_id: number; isNew: boolean; now: Date; request: FastifyRequest; reply: FastifyReply },
  ): Promise<void>
  atLogOut(db: Db, of: { user_id: number; reply: FastifyReply }): Promise<void>
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'

/** What else happens with a browser's session, of a feature that accounts don't know. */
export interface SessionHooks {
  /** A session is opened. An account is new at its first. */
  atLogIn(
    db: Db,
    of: { user_id: number; isNew: boolean; now: Date; request: FastifyRequest; reply: FastifyReply },
  ): Promise<void>
  atLogOut(db: Db, of: { user_id: number; reply: FastifyReply }): Promise<void>
}

import type { FastifyReply } from 'fastify'
import { DAY_SECONDS } from '#contract/durations.ts'

/** How long the session's cookies last. */
export const SESSION_DAYS = 365
const MAX_AGE_SECONDS = SESSION_DAYS * DAY_SECONDS

export const TOKEN_COOKIE = 'accesstoken'
/** Readable by scripts, for display only: the server checks the row on each call. */
const ADMIN_COOKIE = 'is_pankh_admin'

/** @param isSecure whether the site is served over HTTPS */
export function sessionCookie(isSecure: boolean) {
  const common = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: MAX_AGE_SECONDS } as const
  return {
    set(reply: FastifyReply, token: string, { isAdmin }: { isAdmin: boolean }): void {
      reply.setCookie(TOKEN_COOKIE, token, { ...common, httpOnly: true })
      if (isAdmin) reply.setCookie(ADMIN_COOKIE, 'true', common)
      else reply.clearCookie(ADMIN_COOKIE, { path: '/' })
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(TOKEN_COOKIE, { path: '/' })
      reply.clearCookie(ADMIN_COOKIE, { path: '/' })
    },
  }
}
export type SessionCookie = ReturnType<typeof sessionCookie>

import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_SECONDS } from '#contract/durations.ts'
import { CONSENT_COOKIE, DECIDED } from '../../accounts.contract.ts'
import { SESSION_DAYS } from '../sessions/session-cookie.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MAX_AGE_SECONDS = SESSION_DAYS * DAY_SECONDS

/** A browser's choice about analytics: none yet, no, or yes with its device id. */
export interface Decision {
  is_given: boolean | undefined
  /** A random id of the browser, set only with a yes. */
  device_id: string | undefined
}

/** An outdated version or a value that we didn't write counts as no decision. */
export function decisionOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Decision {
  const said = cookies[CONSENT_COOKIE]
  if (said === `${DECIDED}no`) return { is_given: false, device_id: undefined }
  const device_id = said?.startsWith(`${DECIDED}yes:`) ? said.slice(`${DECIDED}yes:`.length) : ''
  return UUID.test(device_id) ? { is_given: true, device_id } : { is_given: undefined, device_id: undefined }
}

export const newDevice = (): string => randomUUID()

/** @param isSecure whether the site is served over HTTPS */
export function consentCookie(isSecure: boolean) {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: MAX_AGE_SECONDS } as const
  const write = (reply: FastifyReply, value: string) =>
    void reply.setCookie(CONSENT_COOKIE, `${DECIDED}${value}`, { ...options, encode: String })
  return {
    /** @param device_id the browser's id if its person agreed; null if they refused */
    set: (reply: FastifyReply, device_id: string | null) =>
      write(reply, device_id === null ? 'no' : `yes:${device_id}`),
    clear: (reply: FastifyReply) => void reply.clearCookie(CONSENT_COOKIE, { path: '/' }),
  }
}
export type ConsentCookie = ReturnType<typeof consentCookie>

import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE, DECIDED } from '../../accounts.contract.ts'
import { SESSION_DAYS } from '../sessions/session-cookie.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60

/** What a browser says of analytics: nothing yet, no, or yes with its own number. */
export interface Decision {
  is_given: boolean | undefined
  /** A random number of the browser, only beside a yes. */
  device_id: string | undefined
}

/** Words that no longer hold, and what nobody of us wrote, are no decision. */
export function decisionOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Decision {
  const said = cookies[CONSENT_COOKIE]
  if (said === `${DECIDED}no`) return { is_given: false, device_id: undefined }
  const device_id = said?.startsWith(`${DECIDED}yes:`) ? said.slice(`${DECIDED}yes:`.length) : ''
  return UUID.test(device_id) ? { is_given: true, device_id } : { is_given: undefined, device_id: undefined }
}

export const newDevice = (): string => randomUUID()

/** @param isSecure whether the site is served over https */
export function consentCookie(isSecure: boolean) {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: MAX_AGE_SECONDS } as const
  const write = (reply: FastifyReply, value: string) =>
    void reply.setCookie(CONSENT_COOKIE, `${DECIDED}${value}`, { ...options, encode: String })
  return {
    /** @param device_id the browser's number where its person agreed; null where not */
    set: (reply: FastifyReply, device_id: string | null) =>
      write(reply, device_id === null ? 'no' : `yes:${device_id}`),
    clear: (reply: FastifyReply) => void reply.clearCookie(CONSENT_COOKIE, { path: '/' }),
  }
}
export type ConsentCookie = ReturnType<typeof consentCookie>

import type { FastifyReply } from 'fastify'
import { DAY_SECONDS } from '#contract/durations.ts'
import { LANGUAGE_COOKIE } from '#contract/language.ts'
import { READING_COOKIE } from '../short-form.contract.ts'
import type { ChosenPreferences } from './reading-preferences.queries.ts'

const YEAR_SECONDS = 365 * DAY_SECONDS

/**
 * The cookies on the device, which scripts and the next page read.
 * @param isSecure whether the site is served over HTTPS
 */
export function preferenceCookies(isSecure: boolean) {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: YEAR_SECONDS } as const
  return {
    set(reply: FastifyReply, { language, settings }: ChosenPreferences): void {
      if (settings !== undefined) reply.setCookie(READING_COOKIE, settings, options)
      if (language !== undefined) reply.setCookie(LANGUAGE_COOKIE, language, options)
    },
    /** Clears the cookies of the given preferences, so that the device's own settings apply again. */
    clear(reply: FastifyReply, { language, settings }: ChosenPreferences): void {
      if (settings !== undefined) reply.clearCookie(READING_COOKIE, { path: '/' })
      if (language !== undefined) reply.clearCookie(LANGUAGE_COOKIE, { path: '/' })
    },
  }
}
export type PreferenceCookies = ReturnType<typeof preferenceCookies>

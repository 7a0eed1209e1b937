import type { ConsentCookie, Viewers } from '#foundation/accounts/server/index.ts'
import type { Limits } from '#platform/limits/limits.ts'

export interface AnalyticsParts {
  viewers: Viewers
  limits: Limits
  consents: ConsentCookie
  /** Whether a key is set up: without one no browser gets a number, and nothing leaves. */
  isShared: boolean
  /** Whether the page of that path in the sitemap is not counted. */
  isUncounted: (page: string) => boolean
}

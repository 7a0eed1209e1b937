import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Limits } from '#platform/limits/limits.ts'

/** What the routes of certificate programs work with, beside each call. */
export interface ProgramParts {
  viewers: Viewers
  limits: Limits
  uploads: Uploads
}

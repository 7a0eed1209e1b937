import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Lending } from './files/lending.ts'

/** What the routes of resources work with, beside each call. */
export interface ResourceParts {
  viewers: Viewers
  limits: Limits
  uploads: Uploads
  /** Null where no viewer of another site is configured. */
  lending: Lending | null
}

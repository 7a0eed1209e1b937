import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'

/** What the routes of banners work with. */
export interface BannerParts {
  viewers: Viewers
  uploads: Uploads
}

import type { Feature } from '#foundation/feature.ts'
import { draftsRetention } from './drafts.queries.ts'
import { draftsRoutes } from './drafts.routes.ts'
import { personalDrafts } from './personal-drafts.queries.ts'

export { deleteDraft, findDraft } from './drafts.queries.ts'

export const draftsFeature: Feature = {
  routes: [draftsRoutes],
  personalData: () => [personalDrafts],
  retentions: [draftsRetention],
}

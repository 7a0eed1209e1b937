export { DRAFTS_KEPT_DAYS, deleteDraft, findDraft } from './drafts.queries.ts'
export { draftsRoutes } from './drafts.routes.ts'
export { forgetOldDrafts } from './forget-old-drafts.ts'
export { personalDrafts } from './personal-drafts.ts'

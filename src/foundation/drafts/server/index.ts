export { deleteDraft, findDraft } from './drafts.queries.ts'
export { draftsRoutes } from './drafts.routes.ts'

/* What neighbours' pages may use. */
export { DraftKeeper } from './draft-keeper.tsx'
export { saveOpenDrafts } from './open-drafts.ts'

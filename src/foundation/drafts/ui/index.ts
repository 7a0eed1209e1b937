/* What neighbours' pages may use. */
export { discardDraftForm } from './draft-forms.ts'
export { DraftKeeper } from './draft-keeper.tsx'
export { saveOpenDrafts } from './open-drafts.ts'

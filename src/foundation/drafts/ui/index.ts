/* Public API for other features' pages. */
export { DraftKeeper } from './draft-keeper.tsx'
export { loadDraft } from './load-draft.ts'
export { saveOpenDrafts } from './open-drafts.ts'
export { useOtherWindow } from './use-other-window.ts'

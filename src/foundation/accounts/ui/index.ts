/* What neighbours' pages may use. */
export { openAuthDialog } from './auth-dialog-store.ts'
export { type AutoAction, defineAutoAction } from './auto-actions.ts'
export { useGoOn } from './use-after-change.ts'
export { useAttempt } from './use-attempt.ts'
export { useViewer } from './use-viewer.ts'

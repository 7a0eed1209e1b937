/* Public API for other features' pages. */
export { AskFirst } from './ask-first.tsx'
export { ContentWarning } from './content-warning.tsx'
export { EasyReadFields } from './easy-read-fields.tsx'
export { EasyReadText } from './easy-read-text.tsx'
export { Listen } from './listen/listen.tsx'
export { WarningFields } from './warning-fields.tsx'
export { warningLines } from './warning-lines.ts'

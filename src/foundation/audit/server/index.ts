export { selectAudit } from './audit.queries.ts'
export { recordChange } from './record-change.ts'

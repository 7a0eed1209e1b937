export {
  erasePersonalValues,
  selectAudit,
  selectAuditWords,
  selectPersonalValues,
} from './audit.queries.ts'
export { recordChange } from './record-change.ts'

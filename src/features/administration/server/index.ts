export { administrationRoutes } from './administration.routes.ts'
export { changeRole } from './change-role.ts'
export { type FileTable, STAFF_FILE, sendStaffTable } from './staff-table.ts'

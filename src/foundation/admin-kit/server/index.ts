export { type FileRows, type FileTable, STAFF_FILE, sendStaffRows, sendStaffTable } from './staff-file.ts'

export { addCounsellingRecord, type NotedAttendance } from './add-counselling-record.ts'
export { counsellingRoutes } from './counselling.routes.ts'
export { counsellingRecords } from './counselling.tables.ts'
export { personalCounselling } from './personal/personal-counselling.ts'

import type { Feature } from '#foundation/feature.ts'
import { adminCounsellingRoutes } from './admin/admin-counselling.routes.ts'
import { counsellingRoutes } from './counselling.routes.ts'
import { personalCounselling } from './personal/personal-counselling.ts'

export { addCounsellingRecord, type NotedAttendance } from './add-counselling-record.ts'
export { counsellingRecords } from './counselling.tables.ts'

export const counsellingFeature: Feature = {
  routes: [counsellingRoutes, adminCounsellingRoutes],
  personalData: () => [personalCounselling],
}

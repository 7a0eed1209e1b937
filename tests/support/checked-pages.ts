import { adminPages } from './checked-pages/admin-pages.ts'
import { ownPages } from './checked-pages/own-pages.ts'
import { publicPages } from './checked-pages/public-pages.ts'

/** Pages that the checks of accessibility and HTML open. */
export const checkedPages = [...publicPages, ...ownPages, ...adminPages]

/** Routes of which the demo has no page; their own journeys check them. */
export const CHECKED_ELSEWHERE = [
  // Exists only in development.
  '/dev/kit',
  // admin-certificate-programs.spec.ts makes one of each and checks it.
  '/admin/certificate-programs/$id/modules/$module/questions/$question',
  '/admin/certificate-programs/$id/cohorts/$cohort',
  '/admin/certificate-programs/$id/certificates/$certificate',
]

import { adminPages } from './looked-at/admin-pages.ts'
import { ownPages } from './looked-at/own-pages.ts'
import { publicPages } from './looked-at/public-pages.ts'

/** Pages that every check of looks goes through. */
export const lookedAtPages = [...publicPages, ...ownPages, ...adminPages]

/** Routes that nobody of the demo can be led to; journeys of their own look at them. */
export const LOOKED_AT_ELSEWHERE = [
  // Shows only while developing.
  '/dev/kit',
  // admin-certificate-programs.spec.ts makes one of each and looks at them.
  '/admin/certificate-programs/$id/modules/$module/questions/$question',
  '/admin/certificate-programs/$id/cohorts/$cohort',
  '/admin/certificate-programs/$id/certificates/$certificate',
]

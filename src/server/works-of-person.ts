import type { PersonWork } from '#features/administration/server/index.ts'
import { campaignsOfPerson } from '#features/awareness-programs/server/index.ts'
import { coursesOfPerson } from '#features/certificate-programs/server/index.ts'
import { certificatesOfPerson } from '#features/certificates/server/index.ts'
import { eventsOfPerson } from '#features/events/server/index.ts'
import { resourcesOfPerson } from '#features/resources/server/index.ts'

/** What administrators see of what a person did and made, feature by feature. */
export const worksOfPerson: readonly PersonWork[] = [
  eventsOfPerson,
  coursesOfPerson,
  certificatesOfPerson,
  resourcesOfPerson,
  campaignsOfPerson,
]

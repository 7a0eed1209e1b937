import type { Feature } from '#foundation/feature.ts'
import { adminCourseModulesRoutes } from './admin/admin-course-modules.routes.ts'
import { adminProgramFilesRoutes } from './admin/admin-program-files.routes.ts'
import { adminProgramsRoutes } from './admin/admin-programs.routes.ts'
import { adminQuizzesRoutes } from './admin/admin-quizzes.routes.ts'
import { adminCoursePeopleRoutes } from './admin/people/admin-course-people.routes.ts'
import { coursesOfPerson } from './admin/people/courses-of-person.queries.ts'
import { certificateProgramsRoutes } from './certificate-programs.routes.ts'
import { programsSitemap } from './details/program-facts.queries.ts'
import { programMetrics } from './metrics/program-metrics.queries.ts'
import { personalPrograms } from './personal/personal-programs.ts'
import { mailCourseRegistration } from './registering/mail-course-registration.ts'

export { ProgramIsDraft } from './admin/admin-programs.errors.ts'
export { findManagedProgram, findProgramOfPeople, titleOf } from './admin/program-content.ts'
export { ProgramNotFound } from './certificate-programs.errors.ts'
export { certificatePrograms } from './certificate-programs.tables.ts'
export { courseEnrolments } from './course-people.tables.ts'
export { countFoundPrograms } from './details/list-programs.ts'
export { insertProgram } from './insert-program.queries.ts'
export { selectProgress, selectProgressOfAll } from './progress/select-progress.ts'
export { passByShare } from './quizzes/quizzes.queries.ts'
export {
  isVisibleTo as isProgramVisibleTo,
  wasPublished as wasProgramPublished,
} from './visible-program.queries.ts'

export const certificateProgramsFeature: Feature = {
  routes: [
    certificateProgramsRoutes,
    adminProgramsRoutes,
    adminProgramFilesRoutes,
    adminCourseModulesRoutes,
    adminQuizzesRoutes,
    adminCoursePeopleRoutes,
  ],
  jobs: (parts) => [mailCourseRegistration(parts)],
  sitemap: [programsSitemap],
  personalData: () => [personalPrograms],
  metrics: programMetrics,
  personWork: coursesOfPerson,
}

export { adminProgramFilesRoutes } from './admin/admin-program-files.routes.ts'
export { ProgramIsDraft } from './admin/admin-programs.errors.ts'
export {
  type Editor,
  findManagedProgram,
  findProgramOfPeople,
  titleOf,
} from './admin/find-managed-program.ts'
export { coursesOfPerson } from './admin/people/courses-of-person.queries.ts'
export { ProgramNotFound } from './certificate-programs.errors.ts'
export { certificateProgramsRoutes } from './certificate-programs.routes.ts'
export { certificatePrograms } from './certificate-programs.tables.ts'
export { courseEnrolments } from './course-people.tables.ts'
export { insertProgram } from './insert-program.queries.ts'
export { numbersOfPrograms } from './numbers/numbers-of-programs.queries.ts'
export { personalPrograms } from './personal/personal-programs.ts'
export { programsSitemap } from './programs-sitemap.queries.ts'
export { selectProgress, selectProgressOfAll } from './progress/select-progress.ts'
export { courseJobs } from './registering/course-jobs.ts'
export { isVisibleTo as isProgramVisibleTo } from './visible-program.queries.ts'

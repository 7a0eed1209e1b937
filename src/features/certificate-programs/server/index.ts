export { certificatePrograms } from './certificate-programs.tables.ts'
export { courseEnrolments } from './course-people.tables.ts'
export { insertProgram, type NewProgram } from './insert-program.queries.ts'

/* What neighbours' pages may use. */
export { AdminProgramTabs } from './admin/admin-program-tabs.tsx'
export { loadMyPrograms } from './mine/load-my-programs.ts'
export { MyPrograms } from './mine/my-programs.tsx'

/* Public API for the pages of other features. */
export { AdminProgramTabs } from './admin/admin-program-tabs.tsx'
export { loadMyPrograms } from './mine/load-my-programs.ts'
export { MyPrograms } from './mine/my-programs.tsx'

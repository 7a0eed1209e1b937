export { becauseOf } from './because.ts'
export { findForYou } from './find-for-you.ts'

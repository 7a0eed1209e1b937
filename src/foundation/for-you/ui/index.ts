/* What neighbours' pages may use. */
export { ForYou } from './for-you.tsx'

/* Public API for other features' pages. */
export { ForYou } from './for-you.tsx'

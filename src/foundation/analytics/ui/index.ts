/* Public API for other features' pages. */
export { useAnalytics } from './use-analytics.ts'

/* What neighbours' pages may use. */
export { useAnalytics } from './use-analytics.ts'

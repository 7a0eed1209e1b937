/* Public API for other features' pages. */
export { ReportLink } from './report-link.tsx'

/* What neighbours' pages may use. */
export { ReportLink } from './report-link.tsx'

/** Why something is reported. The pages know them too, without zod. */
export const REPORT_REASONS = ['unkind', 'private', 'harmful', 'advert', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** So many different people's reports hide a thing until a moderator decides (decisions, Families first). */
export const REPORTS_THAT_HIDE = 3
/** Letters of what a person adds to a report. */
export const MOST_REPORT_LETTERS = 1_000

import { homeDate } from './dates.ts'

/** A day of the organisation, given as `2026-11-22`, as a date that is the same for every reader. */
export const dayLabel = (day: string): string => homeDate(`${day}T06:30:00Z`)

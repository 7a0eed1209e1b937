import { homeDate } from './dates.ts'

/** A day of the organisation, given as `2026-11-22`, in words: the same day wherever it is read. */
export const dayLabel = (day: string): string => homeDate(`${day}T06:30:00Z`)

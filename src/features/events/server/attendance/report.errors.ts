import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NoReport = namedError('NoReport', 422, () => m.error_attendance_report_empty())
export const ReportTooLong = namedError('ReportTooLong', 422, (most: number) =>
  m.error_attendance_report_too_long({ most }),
)
export const ReportColumnMissing = namedError('ReportColumnMissing', 422, (column: string) =>
  m.error_attendance_report_column_missing({ column }),
)
/** `line` counts from 1, as in a spreadsheet. */
export const ReportRowNotReadable = namedError('ReportRowNotReadable', 422, (line: number) =>
  m.error_attendance_report_row_not_readable({ line }),
)
/** Nobody in the report was present near the time of the event. */
export const ReportOfAnotherDay = namedError('ReportOfAnotherDay', 422, () =>
  m.error_attendance_report_of_another_day(),
)
export const EventWithoutDate = namedError('EventWithoutDate', 409, () => m.error_event_without_date())
export const AttendeeNotFound = namedError('AttendeeNotFound', 404, () => m.error_attendee_not_found())

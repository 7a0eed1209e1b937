import { m } from '#messages/messages.js'
import { AdminFileForm } from './admin-file-form.tsx'

/** Takes a meeting's report as a file. */
export function AdminReport({ id }: { id: number }) {
  return (
    <AdminFileForm
      call="POST /v2/admin/event/report/read/"
      id={id}
      accept=".csv,text/csv"
      label={m.admin_report_file()}
      help={m.admin_report_help()}
      submit={m.admin_report_send()}
    />
  )
}

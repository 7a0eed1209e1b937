import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { MOST_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'

const READ_REPORT = 'POST /v2/admin/event/report/read/'

/** Takes a meeting's report as a file. */
export function AdminReport({ id }: { id: number }) {
  const { posted } = useFormParts()
  return (
    <Disclosure look="card" summary={m.admin_report_title()} open={posted?.name === READ_REPORT}>
      <AdminForm call={READ_REPORT} hasFiles hidden={{ id }} submit={m.admin_report_send()}>
        <UploadField
          name="upload_id"
          label={m.admin_report_file()}
          help={m.admin_report_help()}
          accept=".csv,text/csv"
          most={MOST_BYTES}
        />
      </AdminForm>
    </Disclosure>
  )
}

import { AdminForm } from '#features/administration/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { MOST_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { reportForm } from './organiser-forms.ts'

/** Takes a meeting's report as a file. */
export function AdminReport({ id }: { id: number }) {
  const { posted } = useFormParts()
  return (
    <Disclosure look="card" summary={m.admin_report_title()} open={posted?.name === reportForm.name}>
      <AdminForm form={reportForm} hidden={{ id }} submit={m.admin_report_send()}>
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

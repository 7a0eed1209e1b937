import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import { toast } from '#ui-kit/toasts.tsx'
import { sendReport } from '../feedback/send-report.ts'
import styles from './admin-events.module.css'

/** Takes a meeting's report as a file; what is wrong with it stands beside it. */
export function AdminReport({ id }: { id: number }) {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('report')
    if (isBusy) return
    if (!(file instanceof File) || file.size === 0) return setError(m.admin_report_choose())
    setIsBusy(true)
    const answer = await sendReport(id, file)
    setIsBusy(false)
    setError(answer.success ? undefined : answer.data.message)
    if (!answer.success) return
    toast.show({ kind: 'S', text: answer.data.message })
    form.reset()
    await router.invalidate()
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        type="file"
        name="report"
        accept=".csv,text/csv"
        label={m.admin_report_file()}
        help={m.admin_report_help()}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {m.admin_report_send()}
        </Button>
      </div>
      <noscript>
        <p>{m.admin_needs_script()}</p>
      </noscript>
    </form>
  )
}

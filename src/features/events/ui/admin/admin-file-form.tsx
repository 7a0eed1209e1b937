import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import { toast } from '#ui-kit/toasts.tsx'
import styles from './admin-events.module.css'
import { type FileCall, sendFile } from './send-file.ts'

interface AdminFileFormProps {
  call: FileCall
  /** What the file belongs to. */
  id: number
  /** As the attribute of a file field. */
  accept: string
  label: string
  help: string
  submit: string
}

/** Sends one file; what is wrong with it stands beside it. */
export function AdminFileForm({ call, id, submit, ...field }: AdminFileFormProps) {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('file')
    if (isBusy) return
    if (!(file instanceof File) || file.size === 0) return setError(m.admin_report_choose())
    setIsBusy(true)
    const answer = await sendFile(call, { id, file })
    setIsBusy(false)
    setError(answer.success ? undefined : answer.data.message)
    if (!answer.success) return
    toast.show({ kind: 'S', text: answer.data.message })
    form.reset()
    await router.invalidate()
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField {...field} type="file" name="file" error={error} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submit}
        </Button>
      </div>
      <noscript>
        <p>{m.admin_needs_script()}</p>
      </noscript>
    </form>
  )
}

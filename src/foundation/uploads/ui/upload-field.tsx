import { useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import styles from './upload-field.module.css'
import { wordsOf } from './upload-state.ts'
import { useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  name: string
  label: string
  help: string
  /** Media types that the browser offers; what a file is is known by its bytes. */
  accept: string
  /** Bytes at most. */
  most: number
  /** The form is sent once the file is there. */
  isSentAtOnce?: boolean
}

/**
 * A file of a `Form`, sent while the person goes on; the form has the id of its temporary file. Without JavaScript it
 * goes with the form itself, which is to name the field in `files`.
 */
export function UploadField({ name, label, help, accept, most, isSentAtOnce = false }: UploadFieldProps) {
  const { id, error } = useFormField(name)
  const { uploads, add, remove } = useUploads({ most: () => most })
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const upload = uploads.at(-1)
  const state = upload?.state
  const isThere = state?.is === 'there'
  useEffect(() => {
    if (isSentAtOnce && isThere) sent.current?.form?.requestSubmit()
  }, [isSentAtOnce, isThere])

  function choose(file: File | undefined) {
    for (const { key } of uploads) remove(key)
    if (file) add([file])
  }

  function cancel(key: string) {
    remove(key)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  return (
    <div className={styles.upload}>
      <TextField
        id={id}
        type="file"
        name={name}
        accept={accept}
        label={label}
        help={help}
        error={state?.is === 'wrong' ? state.message : state ? undefined : error}
        ref={input}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        onClick={({ currentTarget }) => {
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {isThere ? <input ref={sent} type="hidden" name={name} value={state.id} /> : null}
      {upload && state?.is === 'sending' ? (
        <div className={styles.way}>
          <progress
            className={styles.progress}
            max={1}
            value={state.share}
            aria-label={m.upload_sending({ name: upload.name })}
          />
          <Button variant="ghost" onClick={() => cancel(upload.key)}>
            {m.upload_cancel()}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.state}>
        {upload ? wordsOf(upload.name, upload.state) : ''}
      </p>
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import styles from './upload-field.module.css'
import { asUpload, type BegunFile, uploadLabel } from './upload-state.ts'
import { useTellingTheForm } from './use-telling-the-form.ts'
import { useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  name: string
  label: string
  help: string
  /** Media types that the file dialog offers; the server checks the bytes. */
  accept: string
  /** The most bytes. */
  most: number
  /** Submits the form once the file is uploaded. */
  isSentAtOnce?: boolean
  /** A file that is already uploaded, such as one of a draft. */
  begun?: BegunFile | undefined
  /** For a form that also works without the file: it can be removed again, and the server's error is shown here. */
  isOptional?: boolean
  /** Further fields for the chosen file, while it's uploading and after. */
  children?: (file: { name: string; isThere: boolean }) => ReactNode
}

/**
 * A file of a `Form`, uploaded while the person continues; the form sends the id of its temporary file. Without
 * JavaScript the file is part of the form, which must name the field in `files`.
 */
export function UploadField(props: UploadFieldProps) {
  const { name, label, help, accept, most, isSentAtOnce = false, begun, isOptional = false, children } = props
  const { id, error } = useFormField(name)
  const { uploads, add, remove } = useUploads({ begun: begun ? [asUpload(begun)] : [], most: () => most })
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useTellingTheForm(box, uploads)
  // The error about a previous file.
  const [stale, setStale] = useState<string>()
  if (error === undefined && stale !== undefined) setStale(undefined)
  const upload = uploads.at(-1)
  const state = upload?.state
  const isThere = state?.is === 'there'
  const isSending = state?.is === 'waiting' || state?.is === 'sending'
  // The form isn't sent without the file. A form with further fields for it may have steps, and says so itself.
  useEffect(() => {
    input.current?.setCustomValidity(isSending && !children ? m.upload_wait() : '')
  })
  useEffect(() => {
    if (isSentAtOnce && isThere) sent.current?.form?.requestSubmit()
  }, [isSentAtOnce, isThere])

  function choose(file: File | undefined) {
    setStale(error)
    for (const { key } of uploads) remove(key)
    if (file) add([file])
  }

  function cancel(key: string) {
    setStale(error)
    remove(key)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  function errorShown() {
    if (state?.is === 'wrong') return state.message
    if (error === m.upload_wait()) return isSending ? error : undefined
    if (isOptional) return error === stale ? undefined : error
    return state ? undefined : error
  }

  return (
    <div ref={box} className={styles.upload}>
      <TextField
        id={id}
        type="file"
        name={name}
        accept={accept}
        label={label}
        help={help}
        error={errorShown()}
        ref={input}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        onClick={({ currentTarget }) => {
          // Reset, so that the same file can be chosen again.
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
      <div className={styles.way}>
        <p role="status" className={styles.state}>
          {upload ? uploadLabel(upload.name, upload.state) : ''}
        </p>
        {isOptional && upload && state?.is !== 'sending' ? (
          <Button
            variant="ghost"
            aria-label={m.upload_remove_named({ name: upload.name })}
            onClick={() => cancel(upload.key)}
          >
            {m.upload_remove()}
          </Button>
        ) : null}
      </div>
      {upload ? children?.({ name: upload.name, isThere }) : null}
    </div>
  )
}

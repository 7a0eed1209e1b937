import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import { inMegabytes } from '../upload-limits.contract.ts'
import type { WhyAborted } from './send-resumable.ts'
import styles from './upload-field.module.css'

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

const CANCELLED: WhyAborted = 'cancelled'
const LEFT: WhyAborted = 'left'

type State =
  | { is: 'empty' }
  | { is: 'sending'; name: string; share: number; isCut: boolean }
  | { is: 'there'; name: string; id: string }
  | { is: 'wrong'; message: string }

/**
 * A file of a `Form`, sent while the person goes on; the form has the id of its temporary file. Without JavaScript it
 * goes with the form itself, which is to name the field in `files`.
 */
export function UploadField({ name, label, help, accept, most, isSentAtOnce = false }: UploadFieldProps) {
  const { id, error } = useFormField(name)
  const [state, setState] = useState<State>({ is: 'empty' })
  const running = useRef<AbortController>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  useEffect(() => () => running.current?.abort(LEFT), [])
  useEffect(() => {
    if (isSentAtOnce && state.is === 'there') sent.current?.form?.requestSubmit()
  }, [isSentAtOnce, state])

  async function choose(file: File | undefined) {
    running.current?.abort(CANCELLED)
    if (!file) return setState({ is: 'empty' })
    const problem = problemOf(file, most)
    if (problem) return setState({ is: 'wrong', message: problem })
    const controller = new AbortController()
    running.current = controller
    const show = (next: State) => {
      if (running.current === controller) setState(next)
    }
    show({ is: 'sending', name: file.name, share: 0, isCut: false })
    const { sendResumable } = await import('./send-resumable.ts')
    const answer = await sendResumable(file, {
      signal: controller.signal,
      onProgress: (progress) => show({ is: 'sending', name: file.name, ...progress }),
    })
    if (answer.is === 'sent') show({ is: 'there', name: file.name, id: answer.id })
    else show(answer.is === 'refused' ? { is: 'wrong', message: answer.message } : { is: 'empty' })
  }

  function cancel() {
    running.current?.abort(CANCELLED)
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
        error={state.is === 'wrong' ? state.message : state.is === 'empty' ? error : undefined}
        ref={input}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        onClick={({ currentTarget }) => {
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {state.is === 'there' ? <input ref={sent} type="hidden" name={name} value={state.id} /> : null}
      {state.is === 'sending' ? (
        <div className={styles.way}>
          <progress
            className={styles.progress}
            max={1}
            value={state.share}
            aria-label={m.upload_sending({ name: state.name })}
          />
          <Button variant="ghost" onClick={cancel}>
            {m.upload_cancel()}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.state}>
        {wordsOf(state)}
      </p>
    </div>
  )
}

function problemOf(file: File, most: number): string | undefined {
  if (file.size === 0) return m.upload_empty()
  return file.size > most ? m.error_file_too_large({ megabytes: inMegabytes(most) }) : undefined
}

function wordsOf(state: State): string {
  if (state.is === 'there') return m.upload_there({ name: state.name })
  if (state.is !== 'sending') return ''
  // Said in steps: a voice that reads each percent is no help.
  const percent = Math.floor(state.share * 10) * 10
  return state.isCut ? m.upload_cut() : m.upload_share({ name: state.name, percent })
}

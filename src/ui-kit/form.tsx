import { useRouter } from '@tanstack/react-router'
import { createContext, type FormEvent, type ReactNode, use, useId, useMemo, useRef, useState } from 'react'
import { callForm, type FormCall } from '#contract/call-form.ts'
import {
  type Fields,
  FORM_FIELD,
  NEXT_FIELD,
  type PageForm,
  type PostedForm,
  type Sent,
} from '#contract/page-form.ts'
import type { Failure, WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'
import { useFormParts } from './form-parts.ts'
import { toast } from './toast.ts'
import { SENT } from './unsent.ts'
import { wrongFields } from './wrong-fields.ts'

interface FormState {
  idOf(name: string): string
  errorOf(name: string): string | undefined
  valuesOf(name: string): readonly string[]
  isSending: boolean
}

const FormContext = createContext<FormState | undefined>(undefined)

/** A form either sends one call of the contract directly, or has a handwritten `send`. */
export type FormSends =
  | {
      /** The call that takes the form's fields. */
      call: FormCall
      /** Where the person continues, such as `/admin/banners/{id}` or `#settings`; without it they stay. */
      next?: string | undefined
      /** Whether a field is a file: the call lists it in `uploads`. */
      hasFiles?: boolean
      form?: undefined
    }
  | { form: PageForm; call?: undefined }

export type FormProps = FormSends & {
  /** Initial values by field. */
  values?: Readonly<Record<string, string | readonly string[] | null | undefined>>
  /** Called after success instead of reloading the data and following the form. The form is busy until it resolves. */
  onSent?: (sent: Sent, fields: Fields) => void | Promise<void>
  /** Called before sending. Returns errors, or `true` if the pressed button sends nothing and everything is done. */
  before?: (fields: Fields) => readonly WireError[] | true
  /** A refusal from before the form was shown, to be corrected here. */
  refused?: Failure | undefined
  /** Called in addition to showing the errors. */
  onRefused?: (errors: readonly WireError[]) => void
  headingLevel?: 2 | 3
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** The event on a form's element when it's being sent. `SENT` follows once it was accepted. */
export const SENDING = 'form-sending'

const nothing: NonNullable<FormProps['values']> = {}

/**
 * A form that is sent by a call, or without JavaScript as a post to the page's own address. Errors are shown in a
 * summary above, which takes the focus, and beside their fields; never in a toast, which disappears.
 */
export function Form(props: FormProps) {
  const {
    values = nothing,
    onSent,
    before,
    refused,
    onRefused,
    headingLevel = 2,
    id,
    className,
    children,
  } = props
  const form = props.form ?? callForm(props.call)
  const { next, hasFiles } = props.form ? { hasFiles: props.form.files !== undefined } : props
  const { api, posted } = useFormParts()
  const router = useRouter()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const own = posted?.name === form.name ? posted : undefined
  const [errors, setErrors] = useState(() => shownOf(own?.failure ?? refused))
  const [isSending, setIsSending] = useState(false)

  const state = useMemo(
    (): FormState => ({
      idOf: (name) => `${formId}${name}`,
      errorOf: (name) => errors.find(({ field }) => field === name)?.message,
      valuesOf: (name) =>
        own?.fields.filter(([field]) => field === name).map(([, value]) => value) ?? given(values[name]),
      isSending,
    }),
    [formId, errors, own, values, isSending],
  )
  const problems = useMemo(
    () => problemsOf(errors, { formId, form: element.current, labels: own?.labels }),
    [errors, formId, own],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const target = event.currentTarget
    const fields = fieldsOf(target, event.nativeEvent as SubmitEvent)
    const found = before?.(fields) ?? []
    const wrong = [...wrongFields(target), ...(found === true ? [] : found)]
    setErrors(onceAField(wrong))
    if (found === true || wrong.length > 0) return
    setIsSending(true)
    target.dispatchEvent(new Event(SENDING))
    try {
      await send(fields)
    } finally {
      setIsSending(false)
    }
  }

  async function send(fields: Fields) {
    const answer = await form.send(api, fields, { address: router.state.location.href })
    if (!answer.success && answer.is_waiting) return wait(answer)
    if (!answer.success) return refuse(answer)
    element.current?.dispatchEvent(new Event(SENT))
    if (answer.toast) toast.show({ kind: 'S', text: answer.toast })
    if (onSent) return onSent(answer, fields)
    const [next] = answer.goTo?.split(/[?#]/) ?? []
    const isLeaving = next !== undefined && next !== router.state.location.pathname
    // The page being left may no longer exist, as after a deletion, so its reload isn't awaited.
    const loaded = router.invalidate({ sync: true })
    if (!isLeaving) await loaded
    if (answer.goTo) await router.navigate({ href: answer.goTo })
  }

  /** Completes the form while offline: its content waits on this device. */
  function wait({ data }: Failure) {
    element.current?.dispatchEvent(new Event(SENT))
    element.current?.reset()
    toast.show({ kind: 'S', text: data.message })
  }

  function refuse(failure: Failure) {
    const shown = shownOf(failure)
    setErrors(shown)
    onRefused?.(shown)
  }

  return (
    <form
      ref={element}
      id={id}
      className={className}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name={FORM_FIELD} value={form.name} />
      {next ? <input type="hidden" name={NEXT_FIELD} value={next} /> : null}
      <ErrorSummary problems={problems} headingLevel={headingLevel} />
      <FormContext value={state}>{children}</FormContext>
    </form>
  )
}

/** The form with this name or call inside an element, which can contain other forms. */
export function findForm(within: string, name: string): HTMLFormElement | undefined {
  const field = `input[name="${FORM_FIELD}"][value="${name}"]`
  return document.getElementById(within)?.querySelector<HTMLInputElement>(field)?.form ?? undefined
}

/** The props of a control in the form: id and name, initial values, and its error. */
export function useFormField(name: string) {
  const form = use(FormContext)
  if (!form) throw new Error(`the field ${name} is used outside a Form`)
  const values = form.valuesOf(name)
  return { id: form.idOf(name), name, error: form.errorOf(name), values }
}

/** Whether the form is being sent. */
export function useIsSending(): boolean {
  return use(FormContext)?.isSending ?? false
}

const given = (value: string | readonly string[] | null | undefined) => [value ?? []].flat()

/** The errors of a failure, or its message if it has none. */
function shownOf(failure: Failure | null | undefined): readonly WireError[] {
  if (!failure) return []
  const { errors, data } = failure
  return errors.length > 0 ? onceAField(errors) : [{ code: 'Failed', message: data.message }]
}

/** Only the first error of each field is shown, above and beside it. */
const onceAField = (errors: readonly WireError[]): readonly WireError[] =>
  errors.filter(
    ({ field }, at) => field === undefined || errors.findIndex((one) => one.field === field) === at,
  )

/** The code of a refusal for a visitor, and for a person whose session ended elsewhere. */
const NOT_LOGGED_IN = 'NotSignedIn'

/** A longer label is a sentence, which is put before a message only if the message would fit any field. */
const LONGEST_NAME = 40

/**
 * A line of the summary names its field, unless the message does, and links to it if the form has it. A message that
 * several fields share appears once.
 */
function problemsOf(
  errors: readonly WireError[],
  { formId, form, labels }: { formId: string; form: HTMLFormElement | null; labels: PostedForm['labels'] },
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const { code, field, message } of errors) {
    const fieldId = field === undefined ? undefined : `${formId}${field}`
    // A refused form knows its labels before its fields are rendered.
    const label = fieldId && (form ? labelOf(fieldId) : labels?.[fieldId])
    const isNamed = !label || message.toLowerCase().includes(label.toLowerCase())
    const isOfAnyField = message === m.field_required() || message === m.field_blank()
    const words =
      isNamed || (label.length > LONGEST_NAME && !isOfAnyField)
        ? message
        : `${label}${label.endsWith('?') ? '' : ':'} ${message}`
    const isHere = fieldId && (!form || document.getElementById(fieldId))
    const key = label ? words : `${words} ${field}`
    if (!problems.has(key)) {
      const solvedAt = code === NOT_LOGGED_IN ? '/auth' : undefined
      problems.set(key, { message: words, solvedAt, ...(isHere ? { fieldId } : {}) })
    }
  }
  return [...problems.values()]
}

/** The label of a control or a group; a checkbox's own label is a sentence and doesn't name a field. */
function labelOf(fieldId: string): string | undefined {
  const id = CSS.escape(fieldId)
  return document.querySelector(`label[for="${id}"], #${id} > legend`)?.textContent ?? undefined
}

function fieldsOf(form: HTMLFormElement, { submitter }: SubmitEvent): Fields {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && name !== FORM_FIELD) fields.append(name, value)
  }
  return fields
}

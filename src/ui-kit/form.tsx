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
import { toast } from './toasts.tsx'
import { SENT } from './unsent.ts'
import { wrongFields } from './wrong-fields.ts'

interface FormState {
  idOf(name: string): string
  errorOf(name: string): string | undefined
  valuesOf(name: string): readonly string[]
  isSending: boolean
}

const FormContext = createContext<FormState | undefined>(undefined)

/** A form sends one call of the contract as it is, or what is written by hand. */
export type FormSends =
  | {
      /** The call, which takes the form's fields. */
      call: FormCall
      /**
       * The address on which the person goes on, such as `/admin/banners/{id}` or `#settings`; without it they stay.
       */
      next?: string | undefined
      /** Whether a field is a file: the call names it in `uploads`. */
      hasFiles?: boolean
      form?: undefined
    }
  | { form: PageForm; call?: undefined }

export type FormProps = FormSends & {
  /** Values to begin with, by field. */
  values?: Readonly<Record<string, string | readonly string[] | null | undefined>>
  /**
   * After success, in place of loading anew what is shown and going to where the form leads. The form is busy until it
   * is done.
   */
  onSent?: (sent: Sent, fields: Fields) => void | Promise<void>
  /**
   * Asked before anything is sent: what is wrong already, or `true` where the button that was pressed sends nothing
   * and all is done.
   */
  before?: (fields: Fields) => readonly WireError[] | true
  /** What was refused before the form was shown, and is put right here. */
  refused?: Failure | undefined
  /** Called beside showing what was wrong. */
  onRefused?: (errors: readonly WireError[]) => void
  headingLevel?: 2 | 3
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** What a form tells whoever listens on its element: it is on its way. Once it was taken it says `SENT`. */
export const SENDING = 'form-sending'

const nothing: NonNullable<FormProps['values']> = {}

/**
 * A form that is sent by a call, or without JavaScript as a post to the page's own address. What was wrong stands
 * in a summary above, which takes the focus, and beside its field: never in a toast, which goes away.
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
    // What is left may be gone, as after deleting it: nobody waits until it is loaded once more.
    const loaded = router.invalidate({ sync: true })
    if (!isLeaving) await loaded
    if (answer.goTo) await router.navigate({ href: answer.goTo })
  }

  /** Ends the form while offline: what was written waits on this device. */
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

/** The form of that name, or of that call, in that element; other forms may stand beside it. */
export function findForm(within: string, name: string): HTMLFormElement | undefined {
  const field = `input[name="${FORM_FIELD}"][value="${name}"]`
  return document.getElementById(within)?.querySelector<HTMLInputElement>(field)?.form ?? undefined
}

/** What a control of the form carries: id and name, what it begins with, what was wrong with it. */
export function useFormField(name: string) {
  const form = use(FormContext)
  if (!form) throw new Error(`the field ${name} stands outside a Form`)
  const values = form.valuesOf(name)
  return { id: form.idOf(name), name, error: form.errorOf(name), values }
}

/** Whether the form is on its way. */
export function useIsSending(): boolean {
  return use(FormContext)?.isSending ?? false
}

const given = (value: string | readonly string[] | null | undefined) => [value ?? []].flat()

/** What is said of a failure; of one that names nothing, its own sentence. */
function shownOf(failure: Failure | null | undefined): readonly WireError[] {
  if (!failure) return []
  const { errors, data } = failure
  return errors.length > 0 ? onceAField(errors) : [{ code: 'Failed', message: data.message }]
}

/** A field says one thing at a time, above and beside it: what was found first. */
const onceAField = (errors: readonly WireError[]): readonly WireError[] =>
  errors.filter(
    ({ field }, at) => field === undefined || errors.findIndex((one) => one.field === field) === at,
  )

/** A longer label is a sentence; it is put before a message only if that message would fit any field. */
const LONGEST_NAME = 40

/**
 * A line of the summary names its field, unless its words do, and leads there where the form has it. Words that several
 * fields share stand there once.
 */
function problemsOf(
  errors: readonly WireError[],
  { formId, form, labels }: { formId: string; form: HTMLFormElement | null; labels: PostedForm['labels'] },
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const { field, message } of errors) {
    const fieldId = field === undefined ? undefined : `${formId}${field}`
    // A form that came back knows its labels before its fields stand there.
    const label = fieldId && (form ? labelOf(fieldId) : labels?.[fieldId])
    const isNamed = !label || message.toLowerCase().includes(label.toLowerCase())
    const isOfAnyField = message === m.field_required() || message === m.field_blank()
    const words =
      isNamed || (label.length > LONGEST_NAME && !isOfAnyField)
        ? message
        : `${label}${label.endsWith('?') ? '' : ':'} ${message}`
    const isHere = fieldId && (!form || document.getElementById(fieldId))
    const key = label ? words : `${words} ${field}`
    if (!problems.has(key)) problems.set(key, { message: words, ...(isHere ? { fieldId } : {}) })
  }
  return [...problems.values()]
}

/** Of a control or of a group of them; a box's own label is a sentence and names nothing. */
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

import { Fragment, type ReactNode, useId } from 'react'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import type { ButtonProps } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form, type FormProps, type FormSends } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import styles from './admin-kit.module.css'
import { FormBar } from './form-groups.tsx'
import { FormRevision } from './form-revision.tsx'

export type AdminFormProps = FormSends &
  Pick<FormProps, 'values' | 'headingLevel'> & {
    /** Values that are sent but not filled in, such as the id of the thing. */
    hidden?: Readonly<Record<string, string | number>>
    submit: string
    variant?: ButtonProps['variant']
    /** Shown beside the button. */
    actions?: ReactNode
    /** Whether the buttons stay visible while scrolling, for a long form. */
    hasBar?: boolean
    /** The id to focus after sending, if the form itself is gone by then. */
    focusOn?: string
    /** What `values` were saved as: another version fills in the fields anew, and the button keeps the focus. */
    version?: string | undefined
    /** Whether the fields are empty again after sending, to add one after another. */
    startsOver?: boolean
    children?: ReactNode
  }

/** A form of the administration with one button. Afterwards the page and its frame reload their data. */
export function AdminForm(props: AdminFormProps) {
  const { hidden = {}, submit, variant = 'primary', actions, hasBar, children, ...rest } = props
  const { focusOn, version, startsOver, ...form } = rest
  const goOn = useGoOn()
  const buttonId = useId()
  const buttons = (
    <>
      <SubmitButton id={buttonId} size="normal" variant={variant}>
        {submit}
      </SubmitButton>
      {actions}
    </>
  )
  return (
    <Form
      {...form}
      className={styles.form}
      onSent={async (sent) => {
        await goOn(sent)
        const button = document.getElementById(buttonId)
        if (button instanceof HTMLButtonElement && startsOver) button.form?.reset()
        if (focusOn) document.getElementById(focusOn)?.focus()
        else if (version !== undefined) button?.focus()
      }}
    >
      {Object.entries(hidden).map(([name, value]) =>
        name === 'revision' ? (
          <FormRevision key={name} revision={String(value)} />
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Fragment key={version}>{children}</Fragment>
      {hasBar ? <FormBar>{buttons}</FormBar> : <div className={styles.actions}>{buttons}</div>}
    </Form>
  )
}

/** Whether the page came back with the result of this form, posted without JavaScript. */
function useIsBack(form: string, hidden: AdminFormProps['hidden'] = {}): boolean {
  const { posted } = useFormParts()
  const values = new Map(posted?.fields)
  return (
    posted?.name === form &&
    Object.entries(hidden).every(([name, value]) => values.get(name) === String(value))
  )
}

/** An action that can't be undone: in a closed disclosure that explains it above the button. */
export function DangerForm(props: AdminFormProps) {
  const isBack = useIsBack(props.form ? props.form.name : props.call, props.hidden)
  return (
    <Disclosure look="card" summary={props.submit} open={isBack}>
      <AdminForm {...props} variant="danger" />
    </Disclosure>
  )
}

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { useFormField, useIsSending } from './form.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-field.tsx'

type Bound<Props> = Omit<Props, 'id' | 'name' | 'error' | 'value' | 'defaultValue' | 'defaultChecked'> & {
  name: string
}

/** A line of text of a `Form`. */
export function FormText({ name, ...rest }: Bound<TextFieldProps>) {
  const { id, error, values } = useFormField(name)
  return <TextField {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''} />
}

/** Several lines of text of a `Form`. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { id, error, values } = useFormField(name)
  return <TextArea {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''} />
}

/** A list of a `Form`, of which one is chosen. */
export function FormSelect({ name, children, ...rest }: Bound<SelectFieldProps>) {
  const { id, error, values } = useFormField(name)
  return (
    <SelectField {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''}>
      {children}
    </SelectField>
  )
}

/** A box of a `Form` to tick, sent as `on`; not ticked, its hidden field is sent alone, which is empty. */
export function FormCheckbox({ name, ...rest }: Bound<CheckboxProps>) {
  const { id, error, values } = useFormField(name)
  return (
    <>
      <input type="hidden" name={name} value="" />
      <Checkbox {...rest} id={id} name={name} error={error} defaultChecked={values.includes('on')} />
    </>
  )
}

/** The button that sends its `Form`; shows a ring while it is on its way. */
export function SubmitButton({ children, ...rest }: ButtonProps & { children: ReactNode }) {
  return (
    <Button variant="primary" size="big" {...rest} type="submit" isBusy={useIsSending()}>
      {children}
    </Button>
  )
}

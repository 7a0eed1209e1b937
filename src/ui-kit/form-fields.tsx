import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { useFormField, useIsSending } from './form.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-field.tsx'

type Bound<Props> = Omit<Props, 'id' | 'name' | 'error' | 'value' | 'defaultValue' | 'defaultChecked'> & {
  name: string
}

/** A single-line text of a `Form`. */
export function FormText({ name, ...rest }: Bound<TextFieldProps>) {
  const { id, error, values } = useFormField(name)
  return <TextField {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''} />
}

/** A multi-line text of a `Form`. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { id, error, values } = useFormField(name)
  return <TextArea {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''} />
}

/** A select of a `Form`. */
export function FormSelect({ name, children, ...rest }: Bound<SelectFieldProps>) {
  const { id, error, values } = useFormField(name)
  return (
    <SelectField {...rest} id={id} name={name} error={error} defaultValue={values[0] ?? ''}>
      {children}
    </SelectField>
  )
}

/** A checkbox of a `Form`, sent as `on`; if unchecked, only its empty hidden field is sent. */
export function FormCheckbox({ name, ...rest }: Bound<CheckboxProps>) {
  const { id, error, values } = useFormField(name)
  return (
    <>
      <input type="hidden" name={name} value="" />
      <Checkbox {...rest} id={id} name={name} error={error} defaultChecked={values.includes('on')} />
    </>
  )
}

/** The submit button of a `Form`; shows a ring while the form is being sent. */
export function SubmitButton({ children, ...rest }: ButtonProps & { children: ReactNode }) {
  return (
    <Button variant="primary" size="big" {...rest} type="submit" isBusy={useIsSending()}>
      {children}
    </Button>
  )
}

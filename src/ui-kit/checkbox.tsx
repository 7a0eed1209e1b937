import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** How many results this choice has, at the end of the row. */
  count?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

function Choice({
  type,
  label,
  help,
  error,
  count,
  ...rest
}: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  const helpId = useId()
  const errorId = useId()
  const row = (
    <label className={styles.row}>
      <input
        {...rest}
        type={type}
        className={styles.box}
        aria-describedby={classNames(help ? helpId : null, error ? errorId : null) || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span className={styles.words}>
        {label}
        {help ? (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        ) : null}
      </span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  )
  // The input stays mounted when the error changes, so that it keeps its state.
  return (
    <div className={error ? styles.bad : styles.good}>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {row}
    </div>
  )
}

/** A native checkbox whose whole row is clickable. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />
}

/** A native radio button; those of one question share `name` and a FieldGroup. */
export function Radio(props: CheckboxProps) {
  return <Choice {...props} type="radio" />
}

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { CircleAlert } from './icons.ts'

export interface FieldText {
  label: ReactNode
  /** Shown between label and control. */
  help?: ReactNode
  error?: ReactNode
  /** Marks a field that may be empty, such as "(optional)". */
  optionalLabel?: string | undefined
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** The error beside a control, with an icon and text, so that it doesn't rely on colour. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  )
}

/** Ids that connect a control with its help and error, and the props for the control itself. */
export function useFieldIds(givenId: string | undefined, text: Pick<FieldText, 'help' | 'error'>) {
  const madeId = useId()
  const id = givenId ?? madeId
  const helpId = text.help ? `${id}-help` : undefined
  const errorId = text.error ? `${id}-error` : undefined
  return {
    helpId,
    errorId,
    control: {
      id,
      'aria-describedby': classNames(helpId, errorId) || undefined,
      'aria-invalid': text.error ? (true as const) : undefined,
    },
  }
}

interface FieldFrameProps extends FieldText {
  controlId: string
  helpId: string | undefined
  errorId: string | undefined
  children: ReactNode
}

/** Label above, help before the control, the error under the help. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, props.error ? styles.bad : undefined, props.className)}>
      <label className={props.isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={props.controlId}>
        {props.label}
        {props.optionalLabel ? <span className={styles.optional}> {props.optionalLabel}</span> : null}
      </label>
      {props.help ? (
        <p id={props.helpId} className={styles.help}>
          {props.help}
        </p>
      ) : null}
      {props.error ? <FieldError id={props.errorId}>{props.error}</FieldError> : null}
      {props.children}
    </div>
  )
}

export interface FieldGroupProps {
  legend: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** The target of the error summary's link. */
  id?: string | undefined
  children: ReactNode
}

/** A set of checkboxes or radio buttons that answer one question. */
export function FieldGroup({ legend, help, error, id, children }: FieldGroupProps) {
  const ids = useFieldIds(id, { help, error })
  return (
    <fieldset
      id={ids.control.id}
      tabIndex={-1}
      className={classNames(styles.field, error ? styles.bad : undefined)}
      aria-describedby={ids.control['aria-describedby']}
    >
      <legend className={styles.label}>{legend}</legend>
      {help ? (
        <p id={ids.helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      {children}
    </fieldset>
  )
}

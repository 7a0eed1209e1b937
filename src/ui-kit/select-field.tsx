import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldText, useFieldIds } from './field.tsx'
import { ChevronDown } from './icons.ts'
import styles from './select-field.module.css'

export interface SelectFieldProps
  extends FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  /** Label and select on one line, for "Sort by". */
  isInline?: boolean | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select; its options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optionalLabel, isLabelHidden, className, id, isInline, children, ...rest } =
    props
  const ids = useFieldIds(id, { help, error })
  return (
    <FieldFrame
      {...{ label, help, error, optionalLabel, isLabelHidden }}
      className={classNames(isInline && styles.inline, className)}
      controlId={ids.control.id}
      helpId={ids.helpId}
      errorId={ids.errorId}
    >
      <span className={styles.box}>
        <select {...rest} {...ids.control} className={styles.select}>
          {children}
        </select>
        <ChevronDown />
      </span>
    </FieldFrame>
  )
}

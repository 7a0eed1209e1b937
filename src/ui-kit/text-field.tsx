import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldText, useFieldIds } from './field.tsx'
import { Eye, EyeOff } from './icons.ts'
import { useIsRunning } from './store.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** The labels of the button that shows and hides a password. */
  revealLabels?: { show: string; hide: string } | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text: email, name, number, password. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    optionalLabel,
    isLabelHidden,
    className,
    id,
    revealLabels,
    type = 'text',
    ...rest
  } = props
  const ids = useFieldIds(id, { help, error })
  const [isShown, setIsShown] = useState(false)
  const isRunning = useIsRunning()
  return (
    <FieldFrame
      {...{ label, help, error, optionalLabel, isLabelHidden, className }}
      controlId={ids.control.id}
      helpId={ids.helpId}
      errorId={ids.errorId}
    >
      <span className={styles.box}>
        <input
          {...rest}
          {...ids.control}
          type={revealLabels && isShown ? 'text' : type}
          className={classNames(styles.control, revealLabels && styles.roomForButton)}
        />
        {revealLabels && isRunning ? (
          <button
            type="button"
            className={styles.reveal}
            aria-label={isShown ? revealLabels.hide : revealLabels.show}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </button>
        ) : null}
      </span>
    </FieldFrame>
  )
}

export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text; grows with the text if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, optionalLabel, isLabelHidden, className, id, rows = 5, ...rest } = props
  const ids = useFieldIds(id, { help, error })
  return (
    <FieldFrame
      {...{ label, help, error, optionalLabel, isLabelHidden, className }}
      controlId={ids.control.id}
      helpId={ids.helpId}
      errorId={ids.errorId}
    >
      <textarea {...rest} {...ids.control} rows={rows} className={classNames(styles.control, styles.area)} />
    </FieldFrame>
  )
}

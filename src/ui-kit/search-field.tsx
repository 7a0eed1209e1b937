import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Search } from './icons.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'placeholder'> {
  label: string
  /** An example search, shown while the field is empty. */
  hint?: string | undefined
  submitLabel: string
  isLabelShown?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** The content of a `<form role="search">`: input and button in one rounded frame; works as a plain GET form. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, submitLabel, isLabelShown, className, id, ...rest } = props
  const madeId = useId()
  const inputId = id ?? madeId
  return (
    <div className={classNames(styles.search, className)}>
      <label htmlFor={inputId} className={isLabelShown ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.frame}>
        <Search />
        <input
          {...rest}
          id={inputId}
          type="search"
          enterKeyHint="search"
          placeholder={hint}
          className={styles.input}
        />
        <button type="submit" className={classNames(buttonClass({ variant: 'primary' }), styles.submit)}>
          <Search className={styles.onlySmall} />
          <span className={styles.word}>{submitLabel}</span>
        </button>
      </span>
    </div>
  )
}

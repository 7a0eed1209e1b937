import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './stars.module.css'
import { star } from './stars.tsx'

export interface StarsFieldProps {
  legend: ReactNode
  name: string
  /** The labels of 1 to 5 stars, in that order. */
  labels: readonly [string, string, string, string, string]
  value?: number | undefined
  defaultValue?: number | undefined
  onChange?: ((rating: number) => void) | undefined
}

/** A rating to give: five native radio buttons drawn as stars. */
export function StarsField({ legend, name, labels, value, defaultValue, onChange }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <span className={styles.choices}>
        {labels.map((label, place) => {
          const rating = place + 1
          return (
            <label key={label} className={styles.choice} htmlFor={`${id}-${rating}`}>
              <input
                id={`${id}-${rating}`}
                className={styles.radio}
                type="radio"
                name={name}
                value={rating}
                {...(value === undefined
                  ? { defaultChecked: rating === defaultValue }
                  : { checked: rating === value })}
                onChange={() => onChange?.(rating)}
              />
              <svg className={styles.row} viewBox="0 0 24 24" aria-hidden="true">
                <path className={classNames(styles.empty, styles.fillable)} d={star} />
              </svg>
              <span className="visually-hidden">{label}</span>
            </label>
          )
        })}
      </span>
    </fieldset>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './stars.module.css'

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const places = [0, 1, 2, 3, 4]

export interface StarsProps {
  /** 0 to 5. */
  rating: number
  /** What a screen reader says, such as "4.8 out of 5 stars, 126 reviews". */
  label: string
  /** The figure, such as "4.8". */
  shownText?: string | undefined
  /** Such as "(126)". */
  countText?: string | undefined
  /** One star instead of five, for cards. */
  isShort?: boolean | undefined
}

/** A rating to read. */
export function Stars({ rating, label, shownText, countText, isShort }: StarsProps) {
  const count = isShort ? 1 : 5
  const share = isShort ? 1 : Math.min(Math.max(rating, 0), 5) / 5
  const row = places.slice(0, count)
  return (
    <span className={styles.stars}>
      <svg className={styles.row} viewBox={`0 0 ${count * 24} 24`} aria-hidden="true">
        {row.map((place) => (
          <path key={place} className={styles.empty} d={star} transform={`translate(${place * 24})`} />
        ))}
        <svg width={count * 24 * share} height="24" aria-hidden="true">
          {row.map((place) => (
            <path key={place} className={styles.full} d={star} transform={`translate(${place * 24})`} />
          ))}
        </svg>
      </svg>
      {shownText ? (
        <span className={styles.figure} aria-hidden="true">
          {shownText}
        </span>
      ) : null}
      {countText ? (
        <span className={styles.count} aria-hidden="true">
          {countText}
        </span>
      ) : null}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

export interface StarsFieldProps {
  legend: ReactNode
  name: string
  /** The names of 1 to 5 stars, in that order. */
  labels: readonly [string, string, string, string, string]
  value?: number | undefined
  defaultValue?: number | undefined
  onChange?: ((rating: number) => void) | undefined
}

/** A rating to give: five native radios drawn as stars. */
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

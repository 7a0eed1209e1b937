import styles from './stars.module.css'

/** Drawn on a 24 × 24 grid. */
export const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const places = [0, 1, 2, 3, 4]

export interface StarsProps {
  /** 0 to 5. */
  rating: number
  /** Read by screen readers, such as "4.8 out of 5 stars, 126 reviews". */
  label: string
  /** The number, such as "4.8". */
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

import styles from './brand-mark.module.css'
import { classNames } from './class-names.ts'

interface FeatherProps {
  /** Large, as a mark above a heading. */
  isBig?: boolean
  className?: string | undefined
}

/** Only the feather; text beside it provides the name. */
export function Feather({ isBig = false, className }: FeatherProps) {
  return (
    <svg
      className={classNames(styles.feather, isBig && styles.big, className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path
        className={styles.vane}
        d="M26 3C13 5 5 13 5 23c0 2 .3 4 1 6 1-6 4-11 9-15-3 5-5 9-6 14 10-1 17-10 17-25z"
      />
      <circle className={styles.eye} cx="20" cy="11" r="3.4" />
    </svg>
  )
}

export interface BrandMarkProps {
  /** The product's name. */
  name: string
  /** A lighter word after the name: "events" on event routes. */
  suffix?: string | undefined
}

/** Feather and name, for the header's link home, which gets its accessible name from it. */
export function BrandMark({ name, suffix }: BrandMarkProps) {
  return (
    <span className={styles.lockup}>
      <Feather />
      <span>
        {name}
        {suffix ? <span className={styles.suffix}> {suffix}</span> : null}
      </span>
    </span>
  )
}

/** The class of the link around a BrandMark: no underline, a full-size target. */
export const brandLinkClass: string = styles.link ?? ''

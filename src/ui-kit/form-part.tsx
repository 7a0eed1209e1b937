import type { ReactNode } from 'react'
import styles from './form-part.module.css'

/** Related fields of a long form, under a heading. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

import { type ReactNode, useId } from 'react'
import styles from './people.module.css'

/** A part of a person's page, under its own heading. */
export function PersonPart({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {help ? <p className={styles.help}>{help}</p> : null}
      {children}
    </section>
  )
}

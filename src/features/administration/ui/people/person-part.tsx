import type { ReactNode } from 'react'
import styles from './people.module.css'

interface PersonPartProps {
  /** The fragment of this part in the page's address. */
  id: string
  title: string
  help?: string
  children: ReactNode
}

/** A part of a person's page. Its heading takes the focus after forms whose buttons are gone. */
export function PersonPart({ id, title, help, children }: PersonPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {help ? <p className={styles.help}>{help}</p> : null}
      {children}
    </section>
  )
}

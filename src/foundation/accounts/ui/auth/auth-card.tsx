import type { ReactNode } from 'react'
import { Feather } from '#ui-kit/brand-mark.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './auth-card.module.css'

/** A page with a single question, as wide as the auth dialog. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <section className={styles.card} aria-labelledby="auth-title">
        <Feather isBig />
        <h1 id="auth-title" className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  )
}

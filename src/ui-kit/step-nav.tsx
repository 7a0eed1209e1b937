import { AddressLink } from './address-link.tsx'
import { classNames } from './class-names.ts'
import { Check } from './icons.ts'
import styles from './step-nav.module.css'

interface StepNavProps {
  label: string
  /** One or two words each, so that all fit side by side on a phone. */
  steps: readonly { name: string; href: string; isDone: boolean }[]
  /** From 1. */
  current: number
  className?: string | undefined
}

/** Shows the current step, with links to the others. */
export function StepNav({ label, steps, current, className }: StepNavProps) {
  return (
    <nav className={classNames(styles.nav, className)} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, href, isDone }, at) => (
          <li key={href} className={styles.step} data-done={isDone || undefined}>
            <AddressLink
              href={href}
              className={styles.link}
              aria-current={at + 1 === current ? 'step' : undefined}
            >
              <span className={styles.number}>
                {at + 1}
                {isDone && <Check aria-hidden="true" />}
              </span>
              <span className={styles.name}>{name}</span>
            </AddressLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

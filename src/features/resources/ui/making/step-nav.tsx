import { useLocation } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Check } from '#ui-kit/icons.ts'
import { STEPS, type Step } from './making-steps.ts'
import styles from './step-nav.module.css'

/** Shows the step that the person is at, with links to the others. */
export function StepNav({ step }: { step: Step }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={styles.nav} aria-label={m.resource_steps()}>
      <ol className={styles.steps}>
        {STEPS.map((one) => (
          <li key={one} className={styles.step} data-done={one < step || undefined}>
            <AddressLink
              href={`${path}?step=${one}`}
              className={styles.link}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className={styles.number}>{one < step ? <Check aria-hidden="true" /> : one}</span>
              <span className={styles.name}>{stepNames[one]()}</span>
            </AddressLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The names of the steps, in one or two words. */
const stepNames: Record<Step, () => string> = {
  1: m.resource_step_what,
  2: m.resource_step_content,
  3: m.resource_step_audience,
  4: m.resource_step_sharing,
  5: m.resource_step_check,
}

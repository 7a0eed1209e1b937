import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { kindWords } from './kind-words.ts'
import styles from './signup-b.module.css'
import { signupStepAddress } from './signup-search.ts'

/** Two big ways: the one question of the first step. */
export function ChooseKind({ address }: { address: string }) {
  return (
    <ul className={styles.ways} aria-label={m.awareness_joining_who()}>
      {kindWords.map(({ kind, label, help, icon: Picture }) => (
        <li key={kind}>
          <AddressLink href={signupStepAddress(address, { as: kind })} className={styles.way}>
            <span className={styles.disc}>
              <Picture aria-hidden="true" />
            </span>
            <strong>{label()}</strong>
            <span className={styles.soft}>{help()}</span>
          </AddressLink>
        </li>
      ))}
    </ul>
  )
}

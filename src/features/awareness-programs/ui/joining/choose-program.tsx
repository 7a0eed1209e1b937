import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { signupAddress } from '../../awareness-address.contract.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import styles from './signup-b.module.css'
import { SignupHead } from './signup-head.tsx'

interface ChooseProgramProps {
  programs: readonly AwarenessProgram[]
  publicUrl: string
}

/** Variant B without a name: the first question is which program. */
export function ChooseProgram({ programs, publicUrl }: ChooseProgramProps) {
  return (
    <div className={styles.page}>
      <SignupHead
        title={m.awareness_joining_choose_title()}
        address="/programs/campaign/b"
        publicUrl={publicUrl}
      />
      <header className={styles.opening}>
        <h1>{m.awareness_joining_choose_title()}</h1>
        <p className={styles.lead}>{m.awareness_joining_choose_lead()}</p>
      </header>
      {programs.length === 0 ? (
        <EmptyState title={m.awareness_area_no_program()}>{m.awareness_area_no_program_help()}</EmptyState>
      ) : (
        <ul className={styles.ways} data-is-list="true">
          {programs.map(({ id, name, title, summary, text_language }) => (
            <li key={id}>
              <AddressLink href={signupAddress(name, 'b')} className={styles.way} lang={text_language}>
                <strong>{title}</strong>
                <span className={styles.soft}>{summary}</span>
              </AddressLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

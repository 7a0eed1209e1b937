import { m } from '#messages/messages.js'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { clashesAmong } from './clashes.ts'
import styles from './register-bar.module.css'

interface RegisterBarProps {
  program: ProgramDetails
  /** None while the page does not run. */
  chosen: ReadonlySet<number> | undefined
  /** Else there is nothing left but to come in. */
  canChoose: boolean
}

const nothing: ReadonlySet<number> = new Set()

/** The one button, which says how many are chosen, and which of them take place at the same time. */
export function RegisterBar({ program, chosen = nothing, canChoose }: RegisterBarProps) {
  const clashes = clashesAmong(program, chosen)
  return (
    <div className={styles.bar} data-chosen={chosen.size > 0}>
      <div role="status" className={styles.words}>
        {clashes.map(({ event, other }) => (
          <p key={`${event.id} ${other.id}`}>
            {m.program_clash_chosen({ one: event.title, other: other.title })}
          </p>
        ))}
      </div>
      <SubmitButton isWide>{buttonWords(chosen.size, canChoose)}</SubmitButton>
    </div>
  )
}

function buttonWords(count: number, canChoose: boolean): string {
  if (count > 0) return m.program_register_count({ count })
  return canChoose ? m.program_register() : m.program_come_in()
}

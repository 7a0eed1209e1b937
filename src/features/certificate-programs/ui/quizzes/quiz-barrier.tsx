import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ClipboardCheck, Lock } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { programAddress } from '../../program-address.contract.ts'
import { type QuizPlace, quizAddress } from '../../quizzes.contract.ts'
import type { Barrier } from './load-quiz.ts'
import styles from './quiz.module.css'

interface QuizBarrierProps {
  place: QuizPlace
  barrier: Barrier
  /** The server's message. */
  reason?: string
}

/** Says what to do before the quiz can be answered, with a link to the program. */
export function QuizBarrier({ place: { module, program }, barrier, reason }: QuizBarrierProps) {
  const toProgram = { href: programAddress(program), label: m.quiz_to_program({ program: program.title }) }
  if (barrier === 'log-in') {
    return (
      <AccountNeeded
        next={quizAddress(module.id)}
        title={m.quiz_log_in()}
        text={m.quiz_log_in_text({ program: program.title })}
        leave={toProgram}
      />
    )
  }
  const isInside = barrier === 'not-open'
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.quiz_title({ module: module.module_name })} />
      <EmptyState
        icon={isInside ? Lock : ClipboardCheck}
        headingLevel={1}
        title={isInside ? m.quiz_not_open() : m.quiz_not_enrolled()}
        action={
          <AddressLink className={buttonClass({ variant: 'primary', size: 'big' })} href={toProgram.href}>
            {toProgram.label}
          </AddressLink>
        }
      >
        {isInside ? reason : m.quiz_not_enrolled_text({ program: program.title })}
      </EmptyState>
    </div>
  )
}

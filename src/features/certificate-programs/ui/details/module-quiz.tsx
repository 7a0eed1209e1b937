import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ClipboardCheck } from '#ui-kit/icons.ts'
import type { CourseModule } from '../../certificate-programs.contract.ts'
import styles from './program-modules.module.css'

/** The quiz at a module's end: said to everyone, opened for whoever is inside. */
export function ModuleQuiz({ module, isInside }: { module: CourseModule; isInside: boolean }) {
  const { id, quiz, is_open, module_name } = module
  if (!quiz) return null
  const { questions_count: count, is_needed, has_passed, tries } = quiz
  return (
    <div className={styles.quiz}>
      <p className={styles.quizWords}>
        <ClipboardCheck aria-hidden="true" />
        <span>
          {has_passed
            ? m.program_quiz_passed()
            : is_needed
              ? m.program_quiz_needed({ count })
              : m.program_quiz_free({ count })}
        </span>
      </p>
      {isInside &&
        (is_open ? (
          <AddressLink href={`/certificate-programs/quiz/${id}`} className={buttonClass()}>
            {has_passed || tries > 0 ? m.program_quiz_again() : m.program_quiz_take()}
            <span className="visually-hidden">: {module_name}</span>
          </AddressLink>
        ) : (
          <p className={styles.facts}>{m.program_quiz_locked()}</p>
        ))}
    </div>
  )
}

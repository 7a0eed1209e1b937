import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import styles from './program-answers.module.css'

/** What people ask before they join. */
export function ProgramAnswers({ answers }: Pick<ProgramDetails, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers" className={page.section}>
      <h2 id="answers">{m.program_answers()}</h2>
      <div className={styles.answers}>
        {answers.map(({ id, question, answer }) => (
          <Disclosure key={id} look="card" summary={<span lang={scriptLanguage(question)}>{question}</span>}>
            <p lang={scriptLanguage(answer)} className={styles.answer}>
              {answer}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

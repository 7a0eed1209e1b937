import { MoveButtons } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { Plus } from '#ui-kit/icons.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { ManagedModule } from '../../../admin-course-modules.contract.ts'
import styles from '../admin-programs.module.css'

/** The questions of a module's quiz, in order. */
export function ModuleQuiz({ module: { questions }, path }: { module: ManagedModule; path: string }) {
  return (
    <section className={styles.section}>
      <h2>{m.admin_module_quiz()}</h2>
      {questions.length === 0 ? <p>{m.admin_module_quiz_none()}</p> : null}
      <ol className={styles.list} aria-label={m.admin_module_quiz()}>
        {questions.map(({ id, question, kind }, at) => (
          <li key={id} className={styles.item}>
            <div className={styles.name}>
              <AddressLink
                className="link-alone"
                href={`${path}/questions/${id}`}
                lang={scriptLanguage(question)}
              >
                {question}
              </AddressLink>
              <SoftLine>
                {m.admin_question_kind()}:{' '}
                {kind === 'single' ? m.admin_question_single() : m.admin_question_multiple()}
              </SoftLine>
            </div>
            <Form call="POST /v2/admin/course/question/move/" headingLevel={3} className={styles.actions}>
              <input type="hidden" name="id" value={id} />
              <MoveButtons title={question} isFirst={at === 0} isLast={at === questions.length - 1} />
            </Form>
          </li>
        ))}
      </ol>
      <p>
        <AddressLink className={buttonClass({ variant: 'second' })} href={`${path}/questions/new`}>
          <Plus aria-hidden="true" />
          {m.admin_question_new()}
        </AddressLink>
      </p>
    </section>
  )
}

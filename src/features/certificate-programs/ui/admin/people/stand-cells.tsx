import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { ProgramOfPeople, Stand } from '../../../admin-course-people.contract.ts'
import { ProgressBadge } from '../../progress-badge.tsx'
import styles from '../admin-programs.module.css'

/** A person's progress, in one cell of a table. */
export function HowFar({ stand, program }: { stand: Stand; program: ProgramOfPeople }) {
  const { label, modules_done: done, finished_at } = stand
  return (
    <>
      <ProgressBadge label={label} />
      <SoftLine>
        {finished_at === null ? (
          m.admin_program_modules_of({ done, count: program.modules.length })
        ) : (
          <>
            {m.admin_program_finished()} <DateTime moment={finished_at} />
          </>
        )}
      </SoftLine>
    </>
  )
}

/** Progress in each module, collapsed. */
export function EachModule({ stand, program, who }: { stand: Stand; program: ProgramOfPeople; who: string }) {
  const labels = new Map(stand.modules.map(({ id, label }) => [id, label]))
  return (
    <Disclosure
      summary={
        <>
          {m.admin_program_each_module()} <span className="visually-hidden">{who}</span>
        </>
      }
    >
      <ul className={styles.modules}>
        {program.modules.map(({ id, title }) => (
          <li key={id}>
            <span lang={scriptLanguage(title)}>{title}</span>
            <ProgressBadge label={labels.get(id) ?? 'Not started'} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

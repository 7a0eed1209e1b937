import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { clashesOf } from '../registering/clashes.ts'
import { ProgramModule } from './program-module.tsx'
import styles from './program-modules.module.css'

interface ProgramModulesProps {
  program: ProgramDetails
  /** Null if there is nothing to choose. */
  boxForAll: ReactNode
}

/** The modules in order. Inside the form, events that can be chosen have a checkbox. */
export function ProgramModules({ program, boxForAll }: ProgramModulesProps) {
  const { modules, is_ordered, text_language, progress } = program
  const canChoose = Boolean(boxForAll)
  const clashes = clashesOf(program)
  return (
    <section id="modules" aria-labelledby="modules-title" className={`${page.section} ${styles.modules}`}>
      <h2 id="modules-title">{m.program_modules_title()}</h2>
      {modules.length === 0 ? (
        <p>{m.program_no_modules()}</p>
      ) : (
        <p className={styles.lead}>
          {is_ordered ? m.program_ordered_help() : m.program_own_pace()}{' '}
          {canChoose && m.program_choose_help()}
        </p>
      )}
      {boxForAll}
      <ol className={styles.list}>
        {modules.map((module, index) => (
          <ProgramModule
            key={module.id}
            module={module}
            place={index + 1}
            language={text_language}
            isInside={progress !== null}
            canChoose={canChoose}
            clashes={clashes}
          />
        ))}
      </ol>
    </section>
  )
}

import { durationLabel } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ClipboardCheck, Lock } from '#ui-kit/icons.ts'
import type { CourseModule, ModuleEvent } from '../../certificate-programs.contract.ts'
import { ProgressBadge } from '../progress-badge.tsx'
import { eventsNeeded } from './events-needed.ts'
import { ModuleEventItem } from './module-event.tsx'
import styles from './program-modules.module.css'

export interface ProgramModuleProps {
  module: CourseModule
  /** Number of the module, from 1. */
  place: number
  language: string
  isInside: boolean
  canChoose: boolean
  /** For each event, the events that overlap with it. */
  clashes: ReadonlyMap<number, ModuleEvent[]>
}

/** One module: what it is about, its events, its quiz and, for participants, their progress. */
export function ProgramModule(props: ProgramModuleProps) {
  const { module, place, language, isInside, canChoose, clashes } = props
  const { id, module_name, description, module_events: events } = module
  return (
    <li id={`module-${id}`} className={styles.module} tabIndex={-1}>
      <div className={styles.head}>
        <h3>
          {m.program_module_place({ place })} <span lang={language}>{module_name}</span>
        </h3>
        {isInside && <ProgressBadge label={module.label} />}
      </div>
      <p className={styles.facts}>{factsOf(module, isInside).join(' · ')}</p>
      {isInside && !module.is_open && (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          <span>{m.program_module_locked()}</span>
        </p>
      )}
      {description && (
        <p lang={language} className={styles.description}>
          {description}
        </p>
      )}
      {events.length > 0 ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <ModuleEventItem
              key={event.id}
              event={event}
              canChoose={canChoose}
              clashes={clashes.get(event.id) ?? []}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.facts}>{m.program_module_no_events()}</p>
      )}
      <ModuleQuiz module={module} isInside={isInside} />
    </li>
  )
}

function factsOf(module: CourseModule, isInside: boolean): string[] {
  const { minutes, events_needed: needed, events_done: done } = module
  const { needed: chosen, count } = eventsNeeded(module)
  return [
    durationLabel(minutes),
    m.program_events_count({ count }),
    ...(chosen > 0 && chosen < count ? [m.program_events_needed({ count: chosen })] : []),
    ...(isInside && needed > 0 ? [m.program_events_done({ done: Math.min(done, needed), needed })] : []),
  ]
}

/** The quiz at the end of a module: announced to everyone, linked for participants. */
function ModuleQuiz({ module, isInside }: { module: CourseModule; isInside: boolean }) {
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

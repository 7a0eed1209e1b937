import { m } from '#messages/messages.js'
import { Check, Clock, UsersRound } from '#ui-kit/icons.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import styles from './program-figures.module.css'

type Figures = Pick<AwarenessProgram, 'promoters_count' | 'completions_count' | 'film_minutes'>

/** How many are in it, and how little time it takes. Nothing is said of none. */
export function ProgramFigures({ promoters_count, completions_count, film_minutes }: Figures) {
  return (
    <ul className={styles.figures}>
      {promoters_count > 0 && (
        <li>
          <UsersRound aria-hidden="true" />
          {m.awareness_joining_promoters({
            count: promoters_count,
            number: numberWords(promoters_count),
          })}
        </li>
      )}
      {completions_count > 0 && (
        <li>
          <Check aria-hidden="true" />
          {m.awareness_joining_completions({
            count: completions_count,
            number: numberWords(completions_count),
          })}
        </li>
      )}
      <li>
        <Clock aria-hidden="true" />
        {m.awareness_joining_film_minutes({ count: film_minutes })}
      </li>
    </ul>
  )
}

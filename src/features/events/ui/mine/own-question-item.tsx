import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import comments from '#ui-kit/comments.module.css'
import { DateTime } from '#ui-kit/date-time.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import type { OwnQuestion } from '../../own-feedback.contract.ts'
import { longerAddress } from '../feedback/feedback-search.ts'
import { OwnQuestionWays } from '../feedback/own-question-ways.tsx'
import { Answer } from '../feedback/question-item.tsx'
import styles from './own-questions.module.css'

/** One of the viewer's questions: its event, its answers and its status. */
export function OwnQuestionItem({ question: asked }: { question: OwnQuestion }) {
  const { question, event, answers, is_hidden, is_waiting, up_vote_count } = asked
  const address = questionAddress(asked)
  return (
    <li className={styles.item}>
      <h3 className={styles.about}>
        {event ? (
          <AddressLink href={`/events/details/${event.id}`} lang={event.text_language}>
            {event.title}
          </AddressLink>
        ) : (
          m.own_questions_event_gone()
        )}
      </h3>
      {event?.is_cancelled && <p className={comments.help}>{m.own_questions_event_cancelled()}</p>}
      <p className={comments.text} lang={scriptLanguage(question)}>
        {question}
      </p>
      <div className={comments.by}>
        <DateTime moment={asked.asked_at} kind="date" />
        <span>{m.own_questions_votes({ count: up_vote_count, shown: numberLabel(up_vote_count) })}</span>
        {address && (
          <AddressLink
            href={address}
            className={styles.see}
            aria-label={m.own_questions_see_named({ question: inShort(question) })}
          >
            {m.own_questions_see()}
          </AddressLink>
        )}
      </div>
      {is_hidden && (
        <p className={comments.help}>{is_waiting ? m.under_review_only_you() : m.own_questions_hidden()}</p>
      )}
      {answers.length > 0 ? (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ul>
      ) : (
        !is_hidden &&
        !event?.is_cancelled && <p className={styles.waiting}>{m.own_questions_not_answered()}</p>
      )}
      <OwnQuestionWays question={asked} headingId="own-questions" />
    </li>
  )
}

/** The address of a question on its event's page; null if that page doesn't show it. */
export function questionAddress({
  id,
  event,
  place,
}: Pick<OwnQuestion, 'id' | 'event' | 'place'>): string | null {
  if (!event || place === null) return null
  const path = `/events/details/${event.id}`
  if (place <= FEEDBACK_LENGTH) return `${path}#question-${id}`
  const longer = longerAddress(path, { list: 'questions', shown: place - 1 })
  return longer ? longer.replace(/#.*$/s, `#question-${id}`) : `${path}#questions`
}

const inShort = (words: string) => (words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words)

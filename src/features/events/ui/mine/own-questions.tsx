import type { Failure } from '#contract/wire.ts'
import { FailedList } from '#foundation/catalogue/ui/index.ts'
import { longerTab } from '#foundation/reviews/own-reviews.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CommentList } from '#ui-kit/comment-list.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { MessageCircle } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { type ListedOwnQuestions, loadOwnQuestions } from './load-own-questions.ts'
import { OwnQuestionItem } from './own-question-item.tsx'

interface OwnQuestionsProps {
  /** The result of `loadOwnQuestions`. */
  data: ListedOwnQuestions | Failure
}

/** The viewer's questions with their answers, newest first. */
export function OwnQuestions({ data }: OwnQuestionsProps) {
  return (
    <section aria-labelledby="own-questions">
      <h2 id="own-questions" tabIndex={-1}>
        {m.own_questions_title()}
      </h2>
      {'success' in data ? (
        <FailedList title={m.own_questions_failed()} problem={data.data.message} />
      ) : (
        <Questions listed={data} />
      )}
    </section>
  )
}

function Questions({ listed }: { listed: ListedOwnQuestions }) {
  const { api } = useFormParts()
  const questions = useGrowingList(listed, (after) => loadOwnQuestions(api, {}, after))
  if (questions.items.length === 0) return <NothingAsked />
  return (
    <CommentList
      listed={questions}
      title={m.own_questions_title()}
      none=""
      more={m.questions_more()}
      shownOf={m.questions_shown_of}
      longer={longerTab('questions', { shown: questions.items.length, anchor: 'own-questions' })}
    >
      {(question) => <OwnQuestionItem key={question.id} question={question} />}
    </CommentList>
  )
}

function NothingAsked() {
  return (
    <EmptyState
      icon={MessageCircle}
      title={m.own_questions_none_title()}
      headingLevel={3}
      action={
        <AddressLink href="/" className={buttonClass({ variant: 'primary' })}>
          {m.own_find_events()}
        </AddressLink>
      }
    >
      {m.own_questions_none_help()}
    </EmptyState>
  )
}

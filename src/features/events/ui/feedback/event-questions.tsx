import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { CommentList } from '#ui-kit/comment-list.tsx'
import page from '#ui-kit/detail-page.module.css'
import { FailedPart, PostedProblem } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import { AskQuestion } from './ask-question.tsx'
import { longerAddress } from './feedback-search.ts'
import { useFresh } from './fresh-feedback.ts'
import { type ListedQuestions, loadQuestions } from './load-feedback.ts'
import { QuestionItem } from './question-item.tsx'
import { UPVOTE } from './upvote-button.tsx'

interface EventQuestionsProps {
  event_id: number
  /** The result of `loadQuestions` in the page's loader. */
  questions: ListedQuestions | Failure
}

/** Questions about an event with their answers, most upvoted first. */
export function EventQuestions({ event_id, questions }: EventQuestionsProps) {
  return (
    <section aria-labelledby="questions" className={page.section}>
      <h2 id="questions" tabIndex={-1}>
        {m.questions_title()}
      </h2>
      {'success' in questions ? (
        <FailedPart problem={questions.data.message} />
      ) : (
        <Questions event_id={event_id} listed={questions} />
      )}
    </section>
  )
}

function Questions({ event_id, listed }: { event_id: number; listed: ListedQuestions }) {
  const { api } = useFormParts()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const newest = useRef<number>(undefined)
  const questions = useGrowingList(listed, (after) => loadQuestions(api, event_id, { after }))
  // Set after the new item, so that both are rendered when the effect runs.
  const [focused, setFocused] = useState<number>()
  useEffect(() => document.getElementById(`question-${focused}`)?.focus(), [focused])

  useFresh((fresh) => {
    if (fresh.kind === 'question' && fresh.event_id === event_id) {
      newest.current = fresh.question.id
      questions.add(fresh.question)
    }
    if (fresh.kind === 'vote') questions.change(fresh.vote.id, (item) => ({ ...item, ...fresh.vote }))
    if (fresh.kind === 'answer') {
      // The same words again are the same answer.
      const withAnswer = (item: EventQuestion) => ({
        ...item,
        answers: [...item.answers.filter(({ id }) => id !== fresh.answer.id), fresh.answer],
      })
      questions.change(fresh.question_id, withAnswer)
    }
  })

  return (
    <>
      <AskQuestion
        event_id={event_id}
        linksWait={listed.linksWait}
        onAsked={() => setFocused(newest.current)}
      />
      <PostedProblem form={UPVOTE} />
      <CommentList
        listed={questions}
        title={m.questions_title()}
        none={m.questions_none()}
        more={m.questions_more()}
        shownOf={m.questions_shown_of}
        longer={longerAddress(path, { list: 'questions', shown: questions.items.length })}
      >
        {(question) => (
          <QuestionItem
            key={question.id}
            question={question}
            mayAnswer={listed.mayAnswer}
            onChange={(change) => questions.change(question.id, (item) => ({ ...item, ...change }))}
          />
        )}
      </CommentList>
    </>
  )
}

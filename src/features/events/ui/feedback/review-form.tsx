import { useMemo } from 'react'
import { m } from '#messages/messages.js'
import { FieldError } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberWords } from '#ui-kit/number-words.ts'
import { StarsField } from '#ui-kit/stars.tsx'
import type { OwnReview } from '../../event-reviews.contract.ts'
import { DEFAULT_RATING, MOST_FEEDBACK_LETTERS } from '../../feedback-values.contract.ts'
import styles from './event-reviews.module.css'
import feedback from './feedback.module.css'
import { reviewAction } from './feedback-actions.ts'
import { reviewForm, reviewIn } from './feedback-forms.ts'
import { useHeldForm } from './use-held-form.ts'

interface ReviewFormProps {
  event_id: number
  own: OwnReview | null
  isVisitor: boolean
}

/** One review a person: it begins at five stars, or as it was last sent. */
export function ReviewForm({ event_id, own, isVisitor }: ReviewFormProps) {
  const form = useHeldForm(reviewForm, reviewAction, reviewIn)
  const values = useMemo(
    () => ({ rating: String(own?.rating ?? DEFAULT_RATING), feedback: own?.feedback ?? '' }),
    [own],
  )
  return (
    <div className={styles.own}>
      <h3 id="own-review">{own ? m.review_own() : m.review_write()}</h3>
      {isVisitor && <p className={feedback.help}>{m.review_log_in_help()}</p>}
      {own?.is_hidden && <p className={feedback.help}>{m.review_own_hidden()}</p>}
      <Form form={form} values={values} onSent={listHears} headingLevel={3} className={feedback.form}>
        <input type="hidden" name="id" value={event_id} />
        <FormStars />
        <FormTextArea
          name="feedback"
          label={m.review_words()}
          help={m.review_words_help({ most: numberWords(MOST_FEEDBACK_LETTERS) })}
          optionalLabel={m.auth_optional()}
          rows={3}
        />
        <SubmitButton size="normal">{own ? m.review_change() : m.review_send()}</SubmitButton>
      </Form>
    </div>
  )
}

/** The list hears of a review by itself and leads on: see `useFresh`. */
function listHears(): void {}

function FormStars() {
  const { name, values, error } = useFormField('rating')
  return (
    <div>
      <StarsField
        legend={m.review_rating()}
        name={name}
        labels={[
          m.review_stars({ count: 1 }),
          m.review_stars({ count: 2 }),
          m.review_stars({ count: 3 }),
          m.review_stars({ count: 4 }),
          m.review_stars({ count: 5 }),
        ]}
        defaultValue={Number(values[0])}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}

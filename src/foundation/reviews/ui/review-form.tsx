import { useMemo } from 'react'
import type { FormCall } from '#contract/call-form.ts'
import type { PageForm } from '#contract/page-form.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import comments from '#ui-kit/comments.module.css'
import { DeleteComment } from '#ui-kit/delete-comment.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { StarsField } from '#ui-kit/stars-field.tsx'
import styles from './reviews.module.css'

export interface ReviewFormProps {
  form: PageForm
  /** Deletes the person's review. */
  deleteCall: FormCall
  /** The id of the reviewed thing. */
  id: number
  /** The name of the text field. */
  field: string
  own: { rating: number; words: string; is_hidden: boolean; is_waiting: boolean } | null
  defaultRating: number
  mostLetters: number
  /** A moderator checks the person's links first. */
  linksWait: boolean
  /** Shown to visitors before they write. */
  visitorHelp: string | undefined
}

/** One review per person: starts with the default rating or with the existing review. */
export function ReviewForm(props: ReviewFormProps) {
  const { form, deleteCall, id, field, own, defaultRating, mostLetters, visitorHelp, linksWait } = props
  const stay = useStayAt('reviews')
  const values = useMemo(
    () => ({ rating: String(own?.rating ?? defaultRating), [field]: own?.words ?? '' }),
    [own, defaultRating, field],
  )
  return (
    <div className={styles.own}>
      <h3 id="own-review">{own ? m.review_own() : m.review_write()}</h3>
      {visitorHelp && <p className={comments.help}>{visitorHelp}</p>}
      {own?.is_hidden && (
        <p className={comments.help}>{own.is_waiting ? m.under_review_only_you() : m.review_own_hidden()}</p>
      )}
      <Form form={form} values={values} onSent={listHears} headingLevel={3} className={comments.form}>
        <input type="hidden" name="id" value={id} />
        {/* After a review was deleted, the next one starts with the default. */}
        <FormStars key={own ? 'own' : 'new'} />
        <FormTextArea
          name={field}
          label={m.review_words()}
          help={m.review_words_help({ most: numberLabel(mostLetters) })}
          optionalLabel={m.auth_optional()}
          rows={3}
        />
        {!own && <p className={classNames(comments.help, styles.onCopies)}>{m.review_replaces()}</p>}
        {linksWait && <p className={comments.help}>{m.under_review_note_links()}</p>}
        <SubmitButton size="normal">{own ? m.review_change() : m.review_send()}</SubmitButton>
      </Form>
      {own && (
        <DeleteComment
          call={deleteCall}
          id={id}
          label={m.review_delete()}
          text={m.review_delete_text()}
          next="#reviews"
          onSent={stay}
        />
      )}
    </div>
  )
}

/** The list notices a new review by itself and moves the focus. */
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

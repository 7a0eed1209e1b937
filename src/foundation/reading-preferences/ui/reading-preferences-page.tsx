import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { SENT } from '#ui-kit/unsent.ts'
import {
  DEFAULT_READING_PREFERENCES,
  parseReadingPreferences,
  type ReadingPreferences,
} from '../short-form.contract.ts'
import { currentReadingPreferences } from './apply-reading-preferences.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './reading-preferences.module.css'
import { ReadingPreferencesFields } from './reading-preferences-fields.tsx'
import { readingPreferencesForm, USUAL } from './reading-preferences-forms.ts'
import { ReadingPreferencesPreview } from './reading-preferences-preview.tsx'
import { useReadingPreferencesForm } from './use-reading-preferences-form.ts'

/** The page of the reading preferences, which the bar's button links to without JavaScript. */
export const Route = createFileRoute('/_default/reading')({
  // Never cached: they may have been changed in the header.
  gcTime: 0,
  loader: ({ context }) =>
    typeof document === 'undefined'
      ? parseReadingPreferences(context.readingPreferences)
      : currentReadingPreferences(),
  component: ReadingPreferencesPage,
})

function ReadingPreferencesPage() {
  const given = Route.useLoaderData()
  const { preferences, message, change } = useReadingPreferencesForm(given)
  const form = useRef<HTMLFormElement>(null)

  /** Each choice is saved at once, so leaving the page loses nothing. */
  async function keep(next: ReadingPreferences) {
    await change(next)
    form.current?.dispatchEvent(new Event(SENT))
  }
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.reading_title()} />
      <h1>{m.reading_title()}</h1>
      <p>{m.reading_lead()}</p>
      <LanguageChoice headingLevel={2} />
      <form ref={form} method="post" className={styles.part}>
        <input type="hidden" name={FORM_FIELD} value={readingPreferencesForm.name} />
        <ReadingPreferencesFields preferences={preferences} onChange={keep} />
        <ReadingPreferencesPreview />
        <div className={styles.foot}>
          <noscript>
            <button type="submit" className={buttonClass({ variant: 'primary', size: 'big' })}>
              {m.reading_save()}
            </button>
          </noscript>
          <button
            type="submit"
            name={USUAL}
            value="1"
            className={buttonClass()}
            onClick={(event) => {
              event.preventDefault()
              void keep(DEFAULT_READING_PREFERENCES)
            }}
          >
            {m.reading_reset()}
          </button>
          <p role="status">{message}</p>
        </div>
      </form>
    </div>
  )
}

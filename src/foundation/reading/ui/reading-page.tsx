import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { SENT } from '#ui-kit/unsent.ts'
import { type ReadingSettings, readReading, USUAL_READING } from '../reading-settings.contract.ts'
import { readingNow } from './apply-reading.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './reading.module.css'
import { ReadingFields } from './reading-fields.tsx'
import { readingForm, USUAL } from './reading-forms.ts'
import { ReadingPreview } from './reading-preview.tsx'
import { useReadingSettings } from './use-reading-settings.ts'

/** The page of the reading settings, to which the button in the bar leads without JavaScript. */
export const Route = createFileRoute('/_default/reading')({
  // They can have changed in the header meanwhile.
  gcTime: 0,
  loader: ({ context }) => (typeof document === 'undefined' ? readReading(context.reading) : readingNow()),
  component: ReadingPage,
})

function ReadingPage() {
  const given = Route.useLoaderData()
  const { settings, said, change } = useReadingSettings(given)
  const form = useRef<HTMLFormElement>(null)

  /** Each choice is kept at once: nothing of it would be lost with the page. */
  async function keep(next: ReadingSettings) {
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
        <input type="hidden" name={FORM_FIELD} value={readingForm.name} />
        <ReadingFields settings={settings} onChange={keep} />
        <ReadingPreview />
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
              void keep(USUAL_READING)
            }}
          >
            {m.reading_reset()}
          </button>
          <p role="status">{said}</p>
        </div>
      </form>
    </div>
  )
}

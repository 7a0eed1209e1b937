import { TEXT_LANGUAGES } from '#contract/language.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { ownLanguageName } from '#ui-kit/language-name.ts'
import { LANGUAGE_FORM } from '../short-form.contract.ts'
import styles from './reading-preferences.module.css'

/** The browser itself posts the form, because each language has its own built files and the page must reload. */
export function LanguageChoice({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const current = m.page_language()
  return (
    <form method="post" className={styles.part}>
      <input type="hidden" name={FORM_FIELD} value={LANGUAGE_FORM} />
      <Heading className={styles.heading}>{m.reading_language()}</Heading>
      <div className={styles.languages}>
        {TEXT_LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            className={buttonClass({ className: language === current ? styles.current : undefined })}
            aria-current={language === current ? 'true' : undefined}
          >
            {ownLanguageName(language)}
          </button>
        ))}
      </div>
    </form>
  )
}

import { TEXT_LANGUAGES } from '#contract/language.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { ownLanguageName } from '#ui-kit/language-name.ts'
import { LANGUAGE_FORM } from '../short-form.contract.ts'

/**
 * Switches to the other language with one press, in the bar of every page. With more than two languages, they are in
 * the reading preferences instead. The browser itself posts the form, because each language has its own built files.
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const [other, ...more] = TEXT_LANGUAGES.filter((language) => language !== m.page_language())
  if (!other || more.length > 0) return null
  return (
    <form method="post">
      <input type="hidden" name={FORM_FIELD} value={LANGUAGE_FORM} />
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className={buttonClass({ variant: 'ghost', className })}
      >
        {ownLanguageName(other)}
      </button>
    </form>
  )
}

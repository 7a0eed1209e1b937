import { TEXT_LANGUAGES } from '#contract/language.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { ownLanguageName } from '#ui-kit/language-name.ts'
import { LANGUAGE_FORM } from '../short-form.contract.ts'

/**
 * The other language in one press, in the bar of every page. Where there are more than two, they are chosen among the
 * reading preferences. Posted by the browser itself: each language has its own built files, so the page comes anew.
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

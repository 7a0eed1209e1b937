import { addressIn, isTextLanguage } from '#contract/language.ts'
import { type Fields, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import {
  DEFAULT_READING_PREFERENCES,
  LANGUAGE_FORM,
  type ReadingPreferences,
  writeReadingPreferences,
} from '../short-form.contract.ts'

/** Opens the same page in another language. */
export const languageForm: PageForm = {
  name: LANGUAGE_FORM,
  async send(api, fields, { address }) {
    const wanted = fieldText(fields, 'language')
    const language = isTextLanguage(wanted) ? wanted : 'en'
    const answer = await api('PUT /v2/user/reading-settings/', { body: { language } })
    return answer.success ? { success: true, goTo: addressIn(language, address), language } : answer
  },
}

/** The button that resets everything. */
export const USUAL = 'usual'

/** Saves the preferences without JavaScript; with it, each choice applies at once. */
export const readingPreferencesForm: PageForm = {
  name: 'choose-reading',
  async send(api, fields) {
    const settings = writeReadingPreferences(
      isTicked(fields, USUAL) ? DEFAULT_READING_PREFERENCES : preferencesIn(fields),
    )
    const answer = await api('PUT /v2/user/reading-settings/', { body: { settings } })
    return answer.success ? { success: true, toast: answer.data.message } : answer
  },
}

function preferencesIn(fields: Fields): ReadingPreferences {
  const text = Number(fieldText(fields, 'text'))
  return {
    text: text === 1 || text === 2 || text === 3 ? text : 0,
    isSpaced: isTicked(fields, 'isSpaced'),
    isEasyFont: isTicked(fields, 'isEasyFont'),
    isContrasted: isTicked(fields, 'isContrasted'),
    isCalm: isTicked(fields, 'isCalm'),
    savesData: isTicked(fields, 'savesData'),
    isEasyRead: isTicked(fields, 'isEasyRead'),
  }
}

export const readingPreferencesForms: readonly PageForm[] = [languageForm, readingPreferencesForm]

import { addressIn, isTextLanguage } from '#contract/language.ts'
import { type Fields, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { type ReadingSettings, USUAL_READING, writeReading } from '../reading-settings.contract.ts'

/** Another language: the same page under its address. */
export const languageForm: PageForm = {
  name: 'choose-language',
  async send(api, fields, { address }) {
    const wanted = fieldText(fields, 'language')
    const language = isTextLanguage(wanted) ? wanted : 'en'
    const answer = await api('PUT /v2/user/reading-settings/', { body: { language } })
    return answer.success ? { success: true, goTo: addressIn(language, address), language } : answer
  },
}

/** The button that sets all back. */
export const USUAL = 'usual'

/** How somebody reads, without JavaScript; with it, each choice holds at once. */
export const readingForm: PageForm = {
  name: 'choose-reading',
  async send(api, fields) {
    const settings = writeReading(isTicked(fields, USUAL) ? USUAL_READING : settingsIn(fields))
    const answer = await api('PUT /v2/user/reading-settings/', { body: { settings } })
    return answer.success ? { success: true, toast: answer.data.message } : answer
  },
}

function settingsIn(fields: Fields): ReadingSettings {
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

export const readingForms: readonly PageForm[] = [languageForm, readingForm]

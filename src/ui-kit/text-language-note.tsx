import { m } from '#messages/messages.js'
import { SoftLine } from './soft-line.tsx'

/** Tells whoever reads the page in another language that its text is not there in theirs. */
export function TextLanguageNote({ language }: { language: string }) {
  if (language === m.page_language()) return null
  const names = new Intl.DisplayNames([m.page_locale()], { type: 'language' })
  return <SoftLine>{m.text_is_in({ language: names.of(language) ?? language })}</SoftLine>
}

import { m } from '#messages/messages.js'
import { languageName } from './language-name.ts'
import { SoftLine } from './soft-line.tsx'

/** Says that a text doesn't exist in the page's language. */
export function TextLanguageNote({ language }: { language: string }) {
  if (language === m.page_language()) return null
  return <SoftLine>{m.text_is_in({ language: languageName(language) })}</SoftLine>
}

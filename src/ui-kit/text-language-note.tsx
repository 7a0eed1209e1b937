import { m } from '#messages/messages.js'
import { languageName } from './language-name.ts'
import { SoftLine } from './soft-line.tsx'

/** Tells whoever reads the page in another language that its text is not there in theirs. */
export function TextLanguageNote({ language }: { language: string }) {
  if (language === m.page_language()) return null
  return <SoftLine>{m.text_is_in({ language: languageName(language) })}</SoftLine>
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompilerOptions } from '@inlang/paraglide-js'
import { WRITTEN_LANGUAGES } from '../src/contract/written-languages.ts'

const ROOT = join(import.meta.dirname, '..')
/** The language of addresses without a prefix. */
const FIRST = 'en'

/**
 * The languages of Pankh are those of the files in `messages/`. The first one is that of addresses without a prefix.
 */
export const LANGUAGES_OF_MESSAGES = inOrder(
  readdirSync(join(ROOT, 'messages')).flatMap((file) => /^([a-z]{2,3})\.json$/.exec(file)?.[1] ?? []),
)

/** How the messages are compiled, before the build and in it. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './src/messages.gen',
  strategy: ['baseLocale'],
  additionalFiles: { 'languages.js': languagesFile() },
} satisfies CompilerOptions

/** The first one, then the others that organisers write in, then the rest in alphabetical order. */
export function inOrder(languages: readonly string[]): readonly [string, ...string[]] {
  const written = WRITTEN_LANGUAGES.filter((language) => languages.includes(language))
  const [, ...others] = new Set([FIRST, ...written, ...languages.toSorted()])
  return [FIRST, ...others]
}

/**
 * The languages as code: each one's own name, the pattern of prefixes (which also matches a repeated one), and the
 * scripts by which a language is recognised.
 */
function languagesFile(): string {
  const names = LANGUAGES_OF_MESSAGES.map((language) => {
    const { language_name } = JSON.parse(readFileSync(join(ROOT, `messages/${language}.json`), 'utf8'))
    return [language, language_name ?? language]
  })
  // A script stands for the first language written in it. Latin proves nothing: texts in every language contain it.
  const byScript = new Map(
    [...LANGUAGES_OF_MESSAGES].reverse().map((language) => [scriptOf(language), language]),
  )
  for (const script of byScript.keys()) if (!isOfLetters(script)) byScript.delete(script)
  byScript.delete(scriptOf(FIRST))
  const scripts = [...byScript].map(([script, language]) => `[/\\p{Script=${script}}/u, '${language}']`)
  return `export const languages = /** @type {const} */ (${JSON.stringify(LANGUAGES_OF_MESSAGES)})
export const ownNames = ${JSON.stringify(Object.fromEntries(names))}
export const prefixes = /^(?:\\/+(${LANGUAGES_OF_MESSAGES.slice(1).join('|')})(?=[/?#]|$))+/
export const scripts = /** @type {const} */ ([${scripts.join(', ')}])
`
}

function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? ''
}

/**
 * Whether a pattern can test letters for it. Some codes, such as `Jpan` and `Hans`, name several scripts or a variant.
 */
function isOfLetters(script: string): boolean {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u').unicode
  } catch {
    return false
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompilerOptions } from '@inlang/paraglide-js'
import { WRITTEN_LANGUAGES } from '../src/contract/written-languages.ts'

const ROOT = join(import.meta.dirname, '..')
/** The language of the addresses without a prefix. */
const FIRST = 'en'

/**
 * The languages of Pankh are those of the files in `messages/`, the first one being that of addresses without a
 * prefix.
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

/** The first one, then the others that organisers write in, then the rest by alphabet. */
export function inOrder(languages: readonly string[]): readonly [string, ...string[]] {
  const written = WRITTEN_LANGUAGES.filter((language) => languages.includes(language))
  const [, ...others] = new Set([FIRST, ...written, ...languages.toSorted()])
  return [FIRST, ...others]
}

/**
 * The languages as code: the name of each in itself, what an address begins with (however often it is named, so that
 * none is left behind it), and the scripts that tell them.
 */
function languagesFile(): string {
  const names = LANGUAGES_OF_MESSAGES.map((language) => {
    const { language_name } = JSON.parse(readFileSync(join(ROOT, `messages/${language}.json`), 'utf8'))
    return [language, language_name ?? language]
  })
  // A script tells its first language; that of the first of all tells nothing, since every text may have a word in it.
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
 * Whether a letter can be asked for it: some, such as `Jpan` and `Hans`, name several scripts or a way to write one.
 */
function isOfLetters(script: string): boolean {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u').unicode
  } catch {
    return false
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES_OF_MESSAGES } from './languages-of-messages.ts'
import { type Messages, messageProblems } from './message-problems.ts'
import {
  FILES_ALLOWED,
  FOR_OPERATORS,
  KEYS_AS_GIVEN,
  KEYS_THE_SAME,
  KEYS_WITH_NAME,
  PRODUCT_NAMES,
  WORDS_ALLOWED,
} from './words-allowed.ts'
import { wordsInCode } from './words-in-code.ts'
import { refusedPhrases, styleProblems } from './words-of-style.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('messages.gen'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

const allowed = new Map(WORDS_ALLOWED)
const code = filesIn('src').map((path) => ({ path, text: read(path) }))
const outside = code
  .filter(({ path }) => !FILES_ALLOWED.some(([allowedPath]) => allowedPath.test(path)))
  .flatMap(({ path, text }) => wordsInCode(path, text))
  .filter(({ words }) => !allowed.has(words))

const seeds = filesIn('seeds').map((path) => ({ path, text: read(path) }))
const saying = [...code, ...seeds].filter(({ path }) => !/\.test\.tsx?$/.test(path))
const keysSaid = (files: typeof saying) =>
  files.flatMap(({ text }) => [...text.matchAll(/\bm\s*\.\s*(\w+)/g)].map(([, key]) => key ?? ''))
// scripts/languages-of-messages.ts uses the first one.
const used = new Set(['language_name', ...keysSaid(saying)])
const families = new Set(
  keysSaid(saying.filter(({ path }) => !FOR_OPERATORS.test(path))).filter((key) => !key.startsWith('limit_')),
)
const languages = Object.fromEntries(
  LANGUAGES_OF_MESSAGES.map((locale) => {
    const { $schema: _schema, ...messages } = JSON.parse(read(`messages/${locale}.json`))
    return [locale, messages as Messages]
  }),
)
const refused = refusedPhrases(read('docs/glossary.md'))
const styles = await Promise.all(
  Object.entries(languages).map(([locale, messages]) =>
    styleProblems({
      messages,
      refused,
      // The formulas are for English only.
      families: locale === 'en' ? families : new Set(),
      given: new Set(KEYS_AS_GIVEN),
    }),
  ),
)
const problems = messageProblems({
  languages,
  used,
  same: new Set(KEYS_THE_SAME),
  names: PRODUCT_NAMES,
  named: new Set(KEYS_WITH_NAME),
})

problems.push(...styles.flat())
if (refused.length === 0)
  problems.push({ key: 'docs/glossary.md', why: 'names no words that are never said' })
for (const { path, line, words, why } of outside) console.error(`${path}:${line}: “${words}” (${why})`)
for (const { key, why } of problems) console.error(`messages: ${key}: ${why}`)

const broken = outside.length + problems.length
const keys = Object.keys(Object.values(languages)[0] ?? {}).length
console.log(
  `${keys} messages in ${LANGUAGES_OF_MESSAGES.length} languages, ${code.length} files read, ${broken} problems`,
)
if (broken > 0 || keys === 0 || code.length === 0) process.exitCode = 1

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES_OF_MESSAGES } from './languages-of-messages.ts'
import {
  FILES_ALLOWED,
  KEYS_THE_SAME,
  KEYS_WITH_NAME,
  PRODUCT_NAMES,
  WORDS_ALLOWED,
} from './words-allowed.ts'
import { wordsInCode } from './words-in-code.ts'
import { type Messages, messageProblems } from './words-in-languages.ts'

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
const used = new Set([
  // By scripts/languages-of-messages.ts.
  'language_name',
  ...saying.flatMap(({ text }) => [...text.matchAll(/\bm\s*\.\s*(\w+)/g)].map(([, key]) => key ?? '')),
])
const languages = Object.fromEntries(
  LANGUAGES_OF_MESSAGES.map((locale) => {
    const { $schema: _schema, ...messages } = JSON.parse(read(`messages/${locale}.json`))
    return [locale, messages as Messages]
  }),
)
const problems = messageProblems({
  languages,
  used,
  same: new Set(KEYS_THE_SAME),
  names: PRODUCT_NAMES,
  named: new Set(KEYS_WITH_NAME),
})

for (const { path, line, words, why } of outside) console.error(`${path}:${line}: “${words}” (${why})`)
for (const { key, why } of problems) console.error(`messages: ${key}: ${why}`)

const broken = outside.length + problems.length
const keys = Object.keys(Object.values(languages)[0] ?? {}).length
console.log(
  `${keys} messages in ${LANGUAGES_OF_MESSAGES.length} languages, ${code.length} files read, ${broken} problems`,
)
if (broken > 0 || keys === 0 || code.length === 0) process.exitCode = 1

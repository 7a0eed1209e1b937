import fs, { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import pLimit from 'p-limit'
import { LANGUAGES_OF_MESSAGES, messageOptions } from './languages-of-messages.ts'

/** `npm run messages`: every file of `messages/` is a language. */
const SETTINGS = join(import.meta.dirname, '..', messageOptions.project, 'settings.json')

const settings = readFileSync(SETTINGS, 'utf8')
const locales = `"locales": [${LANGUAGES_OF_MESSAGES.map((language) => `"${language}"`).join(', ')}]`
const told = settings.replace(/"locales": \[[^\]]*\]/, () => locales)
if (told !== settings) writeFileSync(SETTINGS, told)

/**
 * Paraglide writes thousands of files at once and ignores those that fail. If a process may open no more than 1,024
 * files, as in some containers, most would be missing.
 */
const inTurn = pLimit(200)
const writeFile = ((...given) =>
  inTurn(() => fs.promises.writeFile(...given))) as typeof fs.promises.writeFile

await compile({ ...messageOptions, fs: { ...fs, promises: { ...fs.promises, writeFile } } })

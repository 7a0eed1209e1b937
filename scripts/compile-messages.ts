import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { LANGUAGES_OF_MESSAGES, messageOptions } from './languages-of-messages.ts'

/** `npm run messages`: every file of `messages/` is a language. */
const SETTINGS = join(import.meta.dirname, '..', messageOptions.project, 'settings.json')

const settings = readFileSync(SETTINGS, 'utf8')
const locales = `"locales": [${LANGUAGES_OF_MESSAGES.map((language) => `"${language}"`).join(', ')}]`
const told = settings.replace(/"locales": \[[^\]]*\]/, () => locales)
if (told !== settings) writeFileSync(SETTINGS, told)

await compile(messageOptions)

import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import { product } from '#contract/product.ts'
import { writtenFor } from '#contract/written-languages.ts'
import type { LegalName, LegalText } from '../legal.contract.ts'
import { asBlocks } from './as-blocks.ts'

const FOLDER = 'content/legal'
const read = new Map<string, Promise<LegalText>>()

/**
 * One of the texts in `content/legal`. Each is read once per process and set of values for its gaps, because texts
 * only change with a new version.
 */
export function getLegalText(of: { name: LegalName; language: TextLanguage }): Promise<LegalText> {
  const key = `${of.name} ${of.language} ${product.name} ${product.organisation.email}`
  const known = read.get(key) ?? readText(of)
  read.set(key, known)
  known.catch(() => read.delete(key))
  return known
}

async function readText(of: { name: LegalName; language: TextLanguage }): Promise<LegalText> {
  const { name } = of
  const languages = await languagesOf(name)
  const language = languages.includes(of.language) ? of.language : 'en'
  const file = fileOf(name, language)
  const text = await readFile(join(FOLDER, file), 'utf8')
  const parts = /^---\nchanged: (\d{4}-\d\d-\d\d)\n---\n+# (.+)\n([\s\S]*)$/.exec(text)
  if (!parts) throw new Error(`${file} must begin with the day of its last change and a title`)
  const [, changed = '', title = '', body = ''] = parts
  return { name, language, languages, title, changed, blocks: asBlocks(body, fillerIn(language)) }
}

const fileOf = (name: LegalName, language: TextLanguage) => `${name}.${language}.md`

/** The languages that the text is written in. */
async function languagesOf(name: LegalName): Promise<TextLanguage[]> {
  const isThere = await Promise.all(
    TEXT_LANGUAGES.map((language) =>
      access(join(FOLDER, fileOf(name, language))).then(
        () => true,
        () => false,
      ),
    ),
  )
  return TEXT_LANGUAGES.filter((_, at) => isThere[at])
}

/** Fills in what differs between organisations. */
function fillerIn(language: TextLanguage): (text: string) => string {
  const { legalName, address, country, email } = product.organisation
  const written = writtenFor(language)
  const values: Record<string, string> = {
    product: product.name,
    organisation: legalName[written],
    address: address[written],
    country: country[written],
    email,
  }
  return (text) =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${gap} has no value`)
      return value
    })
}

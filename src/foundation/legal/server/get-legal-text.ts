import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import type { LegalName, LegalText } from '../legal.contract.ts'
import { asBlocks } from './as-blocks.ts'

const FOLDER = 'content/legal'
const read = new Map<string, Promise<LegalText>>()

/** One of the texts in `content/legal`. Each file is read once a process for what is filled in: its words change with a new version only. */
export function getLegalText(of: { name: LegalName; language: TextLanguage }): Promise<LegalText> {
  const file = `${of.name}.${of.language}.md`
  const key = `${file} ${product.name} ${product.organisation.email}`
  const known = read.get(key) ?? readText(file, of)
  read.set(key, known)
  known.catch(() => read.delete(key))
  return known
}

async function readText(
  file: string,
  { name, language }: { name: LegalName; language: TextLanguage },
): Promise<LegalText> {
  const text = await readFile(join(FOLDER, file), 'utf8')
  const parts = /^---\nchanged: (\d{4}-\d\d-\d\d)\n---\n+# (.+)\n([\s\S]*)$/.exec(text)
  if (!parts) throw new Error(`${file} must begin with the day of its last change and a title`)
  const [, changed = '', title = '', body = ''] = parts
  return { name, language, title, changed, blocks: asBlocks(filledIn(body, language)) }
}

/** Puts in what differs from one organisation to the next. */
function filledIn(body: string, language: TextLanguage): string {
  const { legalName, address, country, email } = product.organisation
  const values: Record<string, string> = {
    product: product.name,
    organisation: legalName[language],
    address: address[language],
    country: country[language],
    email,
  }
  return body.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing is known to stand for ${gap}`)
    return value
  })
}

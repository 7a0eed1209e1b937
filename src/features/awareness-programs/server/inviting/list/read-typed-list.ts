import { emailField } from '#contract/fields.ts'
import { invitedName } from './invited-name.ts'

/** A person in a list, as entered. */
export interface Listed {
  /** In lower case. */
  email: string
  /** Empty if none was given. */
  name: string
}

export interface BrokenLine {
  /** Line number, from 1. */
  line: number
  text: string
}

export interface ReadList {
  people: Listed[]
  broken: BrokenLine[]
}

/** The most characters shown of an invalid line. */
const MOST_SHOWN = 100
export const shownLine = (line: number, text: string): BrokenLine => ({
  line,
  text: text.replace(/\s+/g, ' ').trim().slice(0, MOST_SHOWN),
})

/**
 * Reads typed or pasted addresses: one per line, or several separated by commas, semicolons or spaces, with names as
 * in email programs (`Asha <asha@…>`) or spreadsheets (`Asha, asha@…`).
 */
export function readTypedList(text: string): ReadList {
  const people: Listed[] = []
  const broken: BrokenLine[] = []
  for (const [at, words] of text.split(/\r\n?|\n/).entries()) {
    const { addresses, others } = partsOf(words)
    // If the line has a single address, the rest of it is the name.
    const [only] = addresses
    const isNamed = only !== undefined && addresses.length === 1
    const found = isNamed ? [{ ...only, name: [...others, only.name].join(' ') }] : addresses
    if (!isNamed) broken.push(...others.map((other) => shownLine(at + 1, other)))
    for (const { address, name } of found) {
      const read = emailField.safeParse(address)
      if (read.success) people.push({ email: read.data, name: invitedName(name) })
      else broken.push(shownLine(at + 1, isNamed ? words : address))
    }
  }
  return { people, broken }
}

interface Addressed {
  address: string
  name: string
}

function partsOf(words: string): { addresses: Addressed[]; others: string[] } {
  const addresses: Addressed[] = []
  const others: string[] = []
  for (const part of words.split(/[,;\t]+/)) {
    const [, name = '', address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(part) ?? []
    if (address !== undefined) {
      addresses.push({ address, name })
      continue
    }
    const pieces = part.split(/\s+/).filter(Boolean)
    const found = pieces.filter((piece) => piece.includes('@'))
    addresses.push(...found.map((piece) => ({ address: piece.replace(/^"|"$/g, ''), name: '' })))
    const rest = pieces.filter((piece) => !piece.includes('@')).join(' ')
    if (rest) others.push(rest)
  }
  return { addresses, others }
}

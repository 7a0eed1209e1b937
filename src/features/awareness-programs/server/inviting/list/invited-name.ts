import { nameField } from '#contract/fields.ts'
import { hasWebAddress } from '../../../web-address.contract.ts'

const MOST_LETTERS = 100

/**
 * A name for an email's greeting: one line without quotes; empty if it isn't usable. A name with a web address would
 * turn our emails into someone else's advertising.
 */
export function invitedName(words: string): string {
  const plain = words.replace(/[\s\p{Cc}\p{Z}]+/gu, ' ').replace(/["<>]/g, '')
  // A character takes two code units at most.
  const letters = [...plain.trim().slice(0, 2 * MOST_LETTERS)].slice(0, MOST_LETTERS)
  const read = nameField.safeParse(letters.join(''))
  if (!read.success || read.data.includes('@')) return ''
  return hasWebAddress(read.data) ? '' : read.data
}

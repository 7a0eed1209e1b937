import { nameField } from '#contract/fields.ts'
import { hasWebAddress } from '../../../web-address.contract.ts'

const MOST_LETTERS = 100

/**
 * A name as a mail greets with: one line, without quotes; empty for what is none. One that leads somewhere would make
 * our mails carry others' messages.
 */
export function invitedName(words: string): string {
  const plain = words.replace(/[\s\p{Cc}\p{Z}]+/gu, ' ').replace(/["<>]/g, '')
  // A letter has at most two places.
  const letters = [...plain.trim().slice(0, 2 * MOST_LETTERS)].slice(0, MOST_LETTERS)
  const read = nameField.safeParse(letters.join(''))
  if (!read.success || read.data.includes('@')) return ''
  return hasWebAddress(read.data) ? '' : read.data
}

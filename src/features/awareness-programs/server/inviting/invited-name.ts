import { nameField } from '#contract/fields.ts'

const MOST_LETTERS = 100
/** A name that leads somewhere would make our mails carry others' messages. */
const LEADING = /@|:\/\/|\bwww\.|\.(?:com|org|net|in|info|biz|io)\b/i

/** A name as a mail greets with: one line, without quotes; empty for what is none. */
export function invitedName(words: string): string {
  const plain = words.replace(/[\s\p{Cc}\p{Z}]+/gu, ' ').replace(/["<>]/g, '')
  const read = nameField.safeParse([...plain.trim()].slice(0, MOST_LETTERS).join(''))
  return read.success && !LEADING.test(read.data) ? read.data : ''
}

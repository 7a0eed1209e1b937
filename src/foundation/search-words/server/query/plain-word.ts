/** Latin diacritics; Devanagari vowel signs aren't among them. */
const LATIN_MARKS = /[\u0300-\u036f]/g
/** The dot below ज़ and the like, and invisible joiners and separators. */
const UNHEARD = /[\u093c\u200b-\u200d\ufeff\u00ad]/g
const NUKTA_LETTERS = /[कखगजडढफ](?!\u093c)/g
/** A nasal before a letter of its own row can also be written as a dot: हिन्दी, हिंदी. */
const NASAL_OF_ROW = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

/** Normalises a word for comparison: lower case, no accents, one spelling where Hindi has several. */
export function plainWord(word: string): string {
  return oneNasal(word.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC'))
    .replace(UNHEARD, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase()
    .replace(/ये(?=\s|$)/g, 'ए')
    .replace(/यी(?=\s|$)/g, 'ई')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const oneNasal = (word: string) => word.replace(/ँ/g, 'ं').replace(NASAL_OF_ROW, 'ं')

const HINDI_ENDINGS = ['ियों', 'ियां', 'ाओं', 'ाएं', 'ुओं', 'ों', 'ें', 'ओं', 'एं', 'े', 'ा', 'ी', 'ो', 'ि']

/** A crude stem that singular and plural share: enough to recognise a term. */
export function stemOf(plain: string): string {
  if (/[\u0900-\u097f]/.test(plain)) {
    const ending = HINDI_ENDINGS.find((one) => plain.endsWith(one))
    const stem = ending ? plain.slice(0, -ending.length) : plain
    return (stem.match(/[\u0904-\u0939\u0958-\u0961]/g)?.length ?? 0) >= 2 ? stem : plain
  }
  if (plain.length < 4) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(plain)) return plain.slice(0, -2)
  return /[^suia]s$/.test(plain) ? plain.slice(0, -1) : plain
}

/** The key for comparing words: the same for `Worksheets` and `worksheet`. */
export const keyOf = (words: string): string => plainWord(words).split(' ').map(stemOf).join(' ')

/** The most spellings searched for one word. */
const MOST_WAYS = 12

/** The spellings that texts may use for a Devanagari word; other words have only one. */
export function waysOfWriting(word: string): string[] {
  const written = word.normalize('NFC').toLowerCase()
  if (!/[\u0900-\u097f]/.test(written)) return [written]
  const bare = written.replace(UNHEARD, '')
  const dotted = oneNasal(bare)
  const nasals = [written, bare, dotted, dotted.replace(/ं/g, 'ँ'), withNasalOfRow(dotted)]
  const ways = new Set(nasals)
  for (const way of [bare, dotted])
    for (const { index } of way.matchAll(NUKTA_LETTERS))
      ways.add(`${way.slice(0, index + 1)}\u093c${way.slice(index + 1)}`)
  if (/[०-९0-9]/.test(written)) ways.add(plainWord(written))
  return [...ways].slice(0, MOST_WAYS)
}

const ROWS: readonly [RegExp, string][] = [
  [/ं(?=[क-घ])/g, 'ङ्'],
  [/ं(?=[च-झ])/g, 'ञ्'],
  [/ं(?=[ट-ढ])/g, 'ण्'],
  [/ं(?=[त-ध])/g, 'न्'],
  [/ं(?=[प-भ])/g, 'म्'],
]
const withNasalOfRow = (word: string) =>
  ROWS.reduce((changed, [dot, nasal]) => changed.replace(dot, nasal), word)

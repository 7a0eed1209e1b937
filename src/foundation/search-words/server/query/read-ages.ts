import type { AgeGroup } from './vocabulary.ts'

/** Ages in years: one person's, or a range. */
export interface Ages {
  from: number
  to: number
  /** How many of the words express it. */
  words: number
}

const YEARS = /^(?:years?|yrs?|yo|साल|वर्ष|बरस|वर्षीय|saal|varsh)$/
const MONTHS = /^(?:months?|mos?|महीने|महीना|माह|mahine)$/
const OLD = /^(?:old|olds|of|age|के|की|का|वाले|वाली|ke|ki|ka|तक|उम्र)$/
/** `3 month plan` and `3 महीने का कोर्स` are no ages: months only count if they are someone's age. */
const AGED_MONTHS =
  /^(?:(?:old|olds|age|aged|उम्र|आयु|umar)(?: |$)|(?:(?:के|की|का|वाले|वाली|ke|ki|ka) )?(?:baby|babies|infants?|toddlers?|child|children|kids?|son|daughter|शिशु|बच्च|बेट|bachch|bacch|bet[aei]|उम्र|आयु|umar)|(?:का|की|के|ka|ki|ke) (?:है|हैं|hai|hain)(?: |$)|(?:के|ke)(?: |$)(?!लिए|liye|बाद|baad|भीतर|अंदर|दौरान|कोर्स|course))/
const TO = /^(?:to|till|and|से|se)$/
const AGED = /^(?:age|ages|aged|उम्र|आयु|umar)$/
/** `first three years` is a period, not an age. */
const IN_TIME = /^(?:first|last|next|past|पहले|पिछले|अगले)$/
const OLDEST = 110

const NUMBERS: readonly (readonly string[])[] = [
  ['zero', 'शून्य'],
  ['one', 'एक', 'ek'],
  ['two', 'दो'],
  ['three', 'तीन'],
  ['four', 'चार', 'char', 'chaar'],
  ['five', 'पांच', 'paanch'],
  ['six', 'छह', 'छः', 'chhe'],
  ['seven', 'सात', 'saat'],
  ['eight', 'आठ', 'aath'],
  ['nine', 'नौ', 'nau'],
  ['ten', 'दस', 'das'],
  ['eleven', 'ग्यारह'],
  ['twelve', 'बारह'],
  ['thirteen', 'तेरह'],
  ['fourteen', 'चौदह'],
  ['fifteen', 'पंद्रह'],
  ['sixteen', 'सोलह'],
  ['seventeen', 'सत्रह'],
  ['eighteen', 'अठारह'],
]

/** Words for ages without a number. */
const STAGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  baby: [0, 1],
  babies: [0, 1],
  infant: [0, 1],
  infants: [0, 1],
  शिशु: [0, 1],
  toddler: [1, 3],
  toddlers: [1, 3],
  preschooler: [3, 6],
  preschoolers: [3, 6],
  teenager: [13, 18],
  teenagers: [13, 18],
  teens: [13, 18],
  adolescents: [12, 18],
  किशोर: [12, 18],
  किशोरों: [12, 18],
  adult: [18, OLDEST],
  adults: [18, OLDEST],
  वयस्क: [18, OLDEST],
  वयस्कों: [18, OLDEST],
}

/**
 * The ages expressed from this word on: `4 year old`, `ages 3 to 6`, `4 साल`, `toddlers`. A number alone isn't one.
 * @param plain the normalised words of the search
 */
export function readAges(plain: readonly string[], at: number): Ages | undefined {
  const word = plain[at] ?? ''
  const stage = Object.hasOwn(STAGES, word) ? STAGES[word] : undefined
  if (stage) return { from: stage[0], to: stage[1], words: 1 }
  const isSaid = AGED.test(word)
  let next = isSaid ? at + 1 : at
  if (isSaid && plain[next] === 'of') next += 1
  const joined = /^(\d{1,3})(years?|yrs?|yo|साल|वर्ष)$/.exec(plain[next] ?? '')
  const from = joined ? Number(joined[1]) : numberOf(plain[next])
  if (from === undefined || (!isSaid && IN_TIME.test(plain[at - 1] ?? ''))) return undefined
  next += 1
  const isRange = !joined && TO.test(plain[next] ?? '') && numberOf(plain[next + 1]) !== undefined
  const isDashed = !isRange && !joined && numberOf(plain[next]) !== undefined
  const to = isRange ? numberOf(plain[next + 1]) : isDashed ? numberOf(plain[next]) : undefined
  if (isRange) next += 2
  if (isDashed) next += 1
  const isInMonths = MONTHS.test(plain[next] ?? '')
  const isInYears = joined !== null || YEARS.test(plain[next] ?? '')
  if (!isSaid && !isInMonths && !isInYears) return undefined
  if ((isInMonths || isInYears) && !joined) next += 1
  if (isInMonths && !isSaid && !AGED_MONTHS.test(plain.slice(next, next + 3).join(' '))) return undefined
  while (OLD.test(plain[next] ?? '')) next += 1
  const years = (count: number) => (isInMonths ? Math.floor(count / 12) : count)
  const ages = { from: years(from), to: years(to ?? from) }
  return ages.to < ages.from || ages.to > OLDEST ? undefined : { ...ages, words: next - at }
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const number = NUMBERS.findIndex((names) => names.includes(word))
  return number === -1 ? undefined : number
}

/** The age groups that include the age; for a range, those that share more than a boundary with it. */
export function groupsOfAges(groups: readonly AgeGroup[], { from, to }: Ages): AgeGroup[] {
  if (from === to) return groups.filter((group) => group.from <= from && from <= group.to)
  return groups.filter((group) => group.from < to && group.to > from)
}

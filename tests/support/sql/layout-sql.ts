const WIDTH = 110
const STEP = 2

/** Each of these begins a line where its statement does not fit one. */
const CLAUSES =
  'with|select|insert into|update(?= \\w)|delete from|from|where|group by|having|order by|limit|values|set|returning|' +
  '(?:left |cross |full |inner )?join|on conflict|do update|do nothing|using(?= \\w)|union all|union|for (?:no key |key )?(?:update|share)'
const AT_CLAUSE = new RegExp(`^(?:${CLAUSES})\\b`)

/**
 * Formats a statement: one line per clause; in a long clause, one line per part of a list or condition;
 * the content of brackets indented. Lines that fit stay whole. Only white space changes.
 */
export function layOut(statement: string): string {
  return lines(oneLine(statement), 0).join('\n')
}

/** White space outside of quoted text becomes one space, and disappears just inside brackets. */
function oneLine(statement: string): string {
  return statement
    .split(/('(?:[^']|'')*')/)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')'),
    )
    .join('')
    .trim()
}

function lines(text: string, indent: number): string[] {
  if (indent + text.length <= WIDTH) return [' '.repeat(indent) + text]
  const clauses = split(text, startsClause)
  if (clauses.length > 1) return clauses.flatMap((clause) => lines(clause, indent))
  const isList = /^(?:with|select|set|values|order by|group by|insert into|returning)\b/.test(text)
  const parts = split(text, isList ? followsComma : startsCondition)
  const further = text.startsWith('with ') ? indent : indent + STEP
  if (parts.length > 1) return parts.flatMap((part, place) => lines(part, place === 0 ? indent : further))
  return opened(text, indent)
}

/** `left join` begins at its first word, and the `update` of `for update` begins no clause. */
const startsClause = (rest: string, before: string) =>
  AT_CLAUSE.test(rest) && !/\b(?:left|cross|full|inner|for|key|do|union) $/.test(before)

/** `between … and …` is one condition. */
const startsCondition = (rest: string, before: string) =>
  /^or\b/.test(rest) || (/^and\b/.test(rest) && !/\bbetween \S+ $/.test(before))

const followsComma = (_: string, before: string) => before.endsWith(', ')

/** Splits the longest bracket, or `case`, of a text that does not fit on a line: its content gets lines of its own. */
function opened(text: string, indent: number): string[] {
  const [longest] = bracketsOf(text).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (!longest || lengthOf(longest) < WIDTH / 3) return [' '.repeat(indent) + text]
  const { start, end } = longest
  return [
    ' '.repeat(indent) + text.slice(0, start),
    ...inBrackets(text.slice(start, end).trim(), indent + STEP),
    ...lines(text.slice(end), indent),
  ]
}

const lengthOf = ({ start, end }: Bracket) => end - start

function inBrackets(text: string, indent: number): string[] {
  if (AT_CLAUSE.test(text) || indent + text.length <= WIDTH) return lines(text, indent)
  for (const isStart of [followsComma, (rest: string) => /^(?:when|else)\b/.test(rest), startsCondition]) {
    const parts = split(text, isStart)
    if (parts.length > 1) return parts.flatMap((part) => lines(part, indent))
  }
  return lines(text, indent)
}

interface Bracket {
  /** The position after what opens it. */
  start: number
  /** The position of what closes it. */
  end: number
}

/** The outermost brackets of a text. */
function bracketsOf(text: string): Bracket[] {
  const found: Bracket[] = []
  walk(text, ({ place, depth, opens, closes }) => {
    if (depth === 0 && opens > 0) found.push({ start: place + opens, end: place + opens })
    const last = found.at(-1)
    if (depth === 0 && closes && last) last.end = place
  })
  return found
}

/** Splits a text, outside of brackets and quotes, at the words where `isStart` is true for the rest. */
function split(text: string, isStart: (rest: string, before: string) => boolean): string[] {
  const starts: number[] = [0]
  walk(text, ({ place, depth, closes }) => {
    const isWord = depth === 0 && !closes && text[place - 1] === ' '
    if (isWord && isStart(text.slice(place), text.slice(starts.at(-1), place))) starts.push(place)
  })
  return starts.map((start, place) => text.slice(start, starts[place + 1]).trim())
}

interface Place {
  place: number
  /** The number of open brackets around it. */
  depth: number
  /** The length of what opens a bracket here; 0 if nothing does. */
  opens: number
  closes: boolean
}

/** Every place outside of quotes. `case` and `end` are brackets too. */
function walk(text: string, visit: (at: Place) => void): void {
  let depth = 0
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]
    if (character === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    const isWord = !/[\w."]/.test(text[place - 1] ?? ' ')
    const isCase = isWord && /^case\b/.test(text.slice(place, place + 5))
    const closes = character === ')' || (isWord && /^end\b(?!")/.test(text.slice(place, place + 4)))
    const opens = character === '(' ? 1 : isCase ? 4 : 0
    if (closes) depth -= 1
    visit({ place, depth, opens, closes })
    if (opens > 0) depth += 1
  }
}

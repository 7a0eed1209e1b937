import { retext } from 'retext'
import retextReadability from 'retext-readability'
import { type MessageProblem, type Messages, textsOf } from './message-problems.ts'

/** The most words of a sentence (`docs/glossary.md`). */
const MOST_WORDS = 25
/** A text for families must be clear to a reader of this age. */
const AGE = 11
/** More than two thirds of the seven formulas must find a sentence too hard: each one is wrong now and then. */
const THRESHOLD = 5 / 7
/** Words that everyone here meets every day. Formulas count their letters, but they don't make a text hard. */
const DAILY =
  /\b(?:accessibility|accounts?|address|attendance|browser|campaigns?|captions?|certificates?|characters|creators?|devices?|downloads?|draft|educators|emails?|events?|internet|invitations?|JavaScript|languages?|moderator|modules?|notifications?|organisations?|organisers?|passwords?|preferences|privacy|profiles?|programs?|questions?|recordings?|register(?:ed)?|registrations?|resources?|review(?:ed|s)?|speakers?|symbols?|teachers?|transcript|videos?|waitlist|webinars?|WhatsApp)\b/gi

const readability = retext().use(retextReadability, { age: AGE, threshold: THRESHOLD })

/** A phrase that the glossary rules out, and the word to use instead. */
export interface Refused {
  phrase: string
  use: string
}

/**
 * The phrases in the last column of the tables under "Words that people read", separated by commas.
 * @param glossary the text of `docs/glossary.md`
 */
export function refusedPhrases(glossary: string): Refused[] {
  const [, section = ''] = glossary.split('## Words that people read')
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|use )/.test(line))
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const [use = '', not = ''] = [cells[1], cells.at(-2)]
      return not
        .split(', ')
        .filter((phrase) => phrase !== '')
        .map((phrase) => ({ phrase, use }))
    })
}

interface Given {
  messages: Messages
  refused: readonly Refused[]
  /** Keys of texts that families read; operators may need longer words. */
  families: ReadonlySet<string>
  /** Keys whose texts were given to the letter. */
  given: ReadonlySet<string>
}

/** Problems of style in the texts of one language. */
export async function styleProblems({
  messages,
  refused,
  families,
  given,
}: Given): Promise<MessageProblem[]> {
  const never = refused.map(({ phrase, use }) => ({ phrase, use, pattern: wholeWords(phrase) }))
  const problems: MessageProblem[] = []
  for (const [key, message] of Object.entries(messages)) {
    if (given.has(key)) continue
    for (const text of textsOf(message)) {
      for (const { phrase, use, pattern } of never)
        if (pattern.test(text)) problems.push({ key, why: `says “${phrase}” in place of “${use}”` })
      const long = sentencesOf(text).find((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
      if (long) problems.push({ key, why: `has a sentence of more than ${MOST_WORDS} words: “${long}”` })
      if (families.has(key) && (await isHard(text)))
        problems.push({ key, why: `is hard to read at the age of ${AGE}: “${text}”` })
    }
  }
  return problems
}

const wholeWords = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{M}-])${phrase}(?![\\p{L}\\p{M}-])`, 'iu')

const sentencesOf = (text: string) => text.split(/(?<=[.!?।])\s+/)

async function isHard(text: string): Promise<boolean> {
  const plain = text.replaceAll(/\{\w+\}|\S+[@/]\S+/g, 'Ben').replaceAll(DAILY, 'dog')
  return (await readability.process(plain)).messages.length > 0
}

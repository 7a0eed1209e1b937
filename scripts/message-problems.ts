/** A message of a file in `messages/`: a text, or variants of it by their parameters. */
export type Message = string | Variants[]
interface Variants {
  declarations: string[]
  selectors: string[]
  match: Record<string, string>
}
export type Messages = Readonly<Record<string, Message>>

export interface MessageProblem {
  key: string
  why: string
}

interface Given {
  /** The first one is the source of all keys. */
  languages: Readonly<Record<string, Messages>>
  /** The keys that code uses. */
  used: ReadonlySet<string>
  /** Keys that read the same in every language, such as names. */
  same: ReadonlySet<string>
  /** Names of the product. An organisation can rename it, so messages take the name as a parameter. */
  names: readonly string[]
  /** Keys in which such a name is an ordinary word. */
  named: ReadonlySet<string>
}

/** Every key needs a text in each language, with the same parameters, and a use in code. */
export function messageProblems({ languages, used, same, names, named }: Given): MessageProblem[] {
  const [[first, source] = ['', {}], ...others] = Object.entries(languages)
  const keys = new Set(Object.values(languages).flatMap((messages) => Object.keys(messages)))
  return [...keys].flatMap((key) => {
    const whys = Object.entries(languages).flatMap(([language, messages]) =>
      ownProblems(key, language, messages),
    )
    const given = source[key]
    if (!used.has(key)) whys.push('no code says it')
    if (typeof given === 'string' && OF_MANY.test(given)) whys.push(`has no plural forms in ${first}`)
    for (const [language, messages] of Object.entries(languages)) {
      whys.push(...problemsOf(messages[key], language))
      const said = names.find((name) => !named.has(key) && hasWord(messages[key], name))
      if (said) whys.push(`says “${said}” in ${language} in place of {product}`)
    }
    for (const [language, messages] of others) {
      const told = messages[key]
      if (told === undefined || given === undefined) continue
      const [wants, gets] = [inputsOf(given), inputsOf(told)]
      if (wants !== gets)
        whys.push(`${first} is told ${wants || 'nothing'}, ${language} ${gets || 'nothing'}`)
      if (!same.has(key) && textsOf(told).some((text) => textsOf(given).includes(text)))
        whys.push(`not translated in ${language}`)
    }
    return whys.map((why) => ({ key, why }))
  })
}

/** A language names itself, and the locale in which it writes dates and numbers. */
function ownProblems(key: string, language: string, messages: Messages): string[] {
  const told = messages[key]
  if (key === 'page_language' && told !== language) return [`must be “${language}” in ${language}`]
  const isOwn = typeof told === 'string' && told.split('-')[0] === language
  if (key === 'page_locale' && !isOwn) return [`must be a locale of ${language}, such as “${language}-IN”`]
  return []
}

function problemsOf(message: Message | undefined, language: string): string[] {
  if (message === undefined) return [`missing in ${language}`]
  if (textsOf(message).some((text) => text.trim() === '')) return [`empty in ${language}`]
  if (typeof message === 'string') return []
  const matches = message.flatMap(({ match }) => Object.keys(match))
  const isPlural = message.some(({ declarations }) => declarations.some((one) => /:\s*plural\b/.test(one)))
  if (!isPlural) return []
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const missing = pluralCategories.filter(
    (count) => !matches.some((match) => match.includes(`=${count}`) || match.includes('=*')),
  )
  return missing.length > 0 ? [`no words for “${missing.join('”, “')}” in ${language}`] : []
}

/** A count before a plural noun, in the first language: "1 reports". */
const OF_MANY = /\{(count|minutes|registered|matched)\} (?:(?:\w+ )?(?:\w+s|people)|more (?:have|are))(?!\w)/

const hasWord = (message: Message | undefined, word: string): boolean =>
  textsOf(message ?? '').some((text) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(text),
  )

export const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

/** The parameters of a message, sorted: names in braces, and those that select a variant. */
function inputsOf(message: Message): string {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  const declared =
    typeof message === 'string'
      ? []
      : message.flatMap(({ declarations }) =>
          declarations.flatMap((one) => /^input (\w+)$/.exec(one)?.[1] ?? []),
        )
  return [...new Set([...names, ...declared])].sort().join(', ')
}

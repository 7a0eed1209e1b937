/** Abbreviations written with a dot directly before a name: `Dr.Rao`, `Md.Khan`, `Pvt.Ltd`. */
const SHORTENED =
  /^(?:Dr|Mr|Mrs|Ms|Prof|Smt|Shri|Shree|Sri|Kum|Km|Er|Adv|CA|Capt|Col|Maj|Lt|Gen|Sgt|Hon|Rev|Fr|Sr|Jr|St|Mt|Md|Mohd|Pt|Pvt|Govt|Dist|Dept|Co|No|Ph|Rs)$/i
/** Indian scripts: their sentences and initials are also joined with dots, and few domains end in them. */
const OF_INDIA =
  /^[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}]+$/u
const ENDS_OF_INDIA = new Set(
  'भारत भारतम् भारोत संगठन कॉम नेट ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா భారత్ ಭಾರತ ഭാരതം'.normalize('NFKC').split(' '),
)
/** Letters, or punycode. */
const ENDING = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu
/**
 * A single character class, so that each character is read once: labels separated by dots, and whether a path
 * follows.
 */
const DOTTED = /[\p{L}\p{M}\p{N}.-]+([/?#](?=\S))?/gu

/**
 * Whether text contains a web address: with a scheme, with `www.`, or `word.tld`, which email programs turn into a
 * link. Initials, titles and the like don't count, unless a path follows.
 */
export function hasWebAddress(text: string): boolean {
  const seen = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
    .replace(/\b(?:e\.g|i\.e)\.(?=\p{L})/giu, '')
  if (/:\/\/|\bwww\./i.test(seen)) return true
  return [...seen.matchAll(DOTTED)].some(([words, path = '']) =>
    leads(words.slice(0, words.length - path.length).split('.'), path !== ''),
  )
}

function leads(labels: readonly string[], hasPath: boolean): boolean {
  return labels.some((ending, at) => {
    const before = labels[at - 1]
    if (!before || !ENDING.test(ending)) return false
    if (OF_INDIA.test(ending)) return ENDS_OF_INDIA.has(ending)
    const isLast = at === labels.length - 1
    return (hasPath && isLast) || !isShortened(before, ending)
  })
}

/** `A.P.J.Kalam`, `B.Com`, `Dr.Rao`: the next part starts with a capital letter. */
const isShortened = (before: string, after: string) =>
  /^\p{Lu}/u.test(after) && (/^\p{Lu}$/u.test(before) || (SHORTENED.test(before) && /^\p{Lu}/u.test(before)))

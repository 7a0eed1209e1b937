/** `hi-IN` and `hi_IN` are `hi`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** What is read of a page: parts in another one are not read twice. */
export const listenedParts = (): Element[] =>
  [...document.querySelectorAll('[data-listen]')].filter(
    (part) => !part.parentElement?.closest('[data-listen]'),
  )

export const languageAt = (element: Element): string =>
  languageOf(element.closest('[lang]')?.getAttribute('lang') ?? 'en')

/** Languages of the page's main text, the first one first. */
export function languagesOfText(): string[] {
  const marked = listenedParts().flatMap((part) => [part, ...part.querySelectorAll('[lang]')])
  return [...new Set(marked.filter(hasOwnWords).map(languageAt))]
}

const hasOwnWords = (part: Element): boolean =>
  [...part.childNodes].some((node) => {
    if (node instanceof Element) return !node.hasAttribute('lang') && hasOwnWords(node)
    return /\p{L}/u.test(node.textContent ?? '')
  })

/** The device's own voice before one that sends the text away, and one of India before others. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const worth = ({ localService, lang }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (/[-_]IN$/i.test(lang) ? 1 : 0)
  return voices
    .filter(({ lang }) => languageOf(lang) === language)
    .toSorted((one, other) => worth(other) - worth(one))[0]
}

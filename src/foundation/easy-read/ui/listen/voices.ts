/** `hi-IN` and `hi_IN` both become `hi`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** The parts of a page to read aloud, outermost only, so that nothing is read twice. */
export const listenedParts = (): Element[] =>
  [...document.querySelectorAll('[data-listen]')].filter(
    (part) => !part.parentElement?.closest('[data-listen]'),
  )

export const languageAt = (element: Element): string =>
  languageOf(element.closest('[lang]')?.getAttribute('lang') ?? 'en')

/** Languages of the page's main text, in order of appearance. */
export function languagesOfText(): string[] {
  const marked = listenedParts().flatMap((part) => [part, ...part.querySelectorAll('[lang]')])
  return [...new Set(marked.filter(hasOwnWords).map(languageAt))]
}

const hasOwnWords = (part: Element): boolean =>
  [...part.childNodes].some((node) => {
    if (node instanceof Element) return !node.hasAttribute('lang') && hasOwnWords(node)
    return /\p{L}/u.test(node.textContent ?? '')
  })

/** Prefers a voice on the device to one that sends the text away, and an Indian voice to others. */
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

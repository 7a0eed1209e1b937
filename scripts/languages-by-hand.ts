/** A language beside the first one, named as a text, a key of an object, or a shape of a column. */
const BY_HAND = /(['"])hi(?:-IN)?\1|(?<![\w.])hi\??:\s|Script=Devanagari/
const COMMENT = /^\s*(?:\/?\*|\/\/)/
/** What organisers wrote, in the language asked for, else in one that it was written in. */
const FALLBACK = /->> 'hi'|then 'en' else 'hi' end/g

export interface NamedByHand {
  path: string
  line: number
  text: string
}

/** Lines that choose between languages by hand: a file more in `messages/` would be forgotten there. */
export function languagesByHand(path: string, code: string): NamedByHand[] {
  return code.split('\n').flatMap((text, at) => {
    if (COMMENT.test(text) || !BY_HAND.test(text.replace(FALLBACK, ''))) return []
    return [{ path, line: at + 1, text: text.trim() }]
  })
}

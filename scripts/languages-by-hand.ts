/** A language beside the first one, named as a text, a key of an object, or a shape of a column. */
const BY_HAND = /(['"])hi(?:-IN)?\1|(?<![\w.])hi\??:\s|Script=Devanagari/
const COMMENT = /^\s*(?:\/?\*|\/\/)/

export interface NamedByHand {
  path: string
  line: number
  text: string
}

/** Lines that choose between languages by hand: a file more in `messages/` would be forgotten there. */
export function languagesByHand(path: string, code: string): NamedByHand[] {
  return code.split('\n').flatMap((text, at) => {
    if (COMMENT.test(text) || !BY_HAND.test(text)) return []
    return [{ path, line: at + 1, text: text.trim() }]
  })
}

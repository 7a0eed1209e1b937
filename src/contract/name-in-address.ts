/**
 * The name of a thing in its page's address, for readers: only the id is looked up. `Sensory play: a start` becomes
 * `sensory-play-a-start`; letters of every script are kept, at most 80 of them.
 * @param otherwise used for a name without letters
 */
export function nameInAddress(name: string, otherwise: string): string {
  const words = name
    .normalize('NFKD')
    // Latin accents only: Devanagari marks are part of its words.
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  // By code point: half a surrogate pair can't be encoded in an address.
  const shortened = [...(words?.join('-') ?? '')].slice(0, 80).join('')
  return encodeURIComponent(shortened.replace(/-$/, '') || otherwise)
}

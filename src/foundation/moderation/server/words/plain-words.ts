/** Invisible characters between letters, including joiners: a word is the same with and without them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Normalises text for comparing watched words: lower case, NFC, no invisible characters, single spaces. */
export const plainWords = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').toLowerCase().normalize('NFC').replace(/\s+/gu, ' ').trim()

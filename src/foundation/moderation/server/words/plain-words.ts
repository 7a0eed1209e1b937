/** What nobody sees between letters, joiners too: a word is the same with and without them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Text as watched words are compared: lower case, NFC, without unseen signs, single spaces. */
export const plainWords = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').toLowerCase().normalize('NFC').replace(/\s+/gu, ' ').trim()

/** With the separators of the reader's language. */
export const numberWords = (number: number): string => number.toLocaleString('en-IN')

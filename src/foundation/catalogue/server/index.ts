/* What neighbours on the server may use. */
export { isComparable, nearestWord, wordsOf } from './near-words.ts'

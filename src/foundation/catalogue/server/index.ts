/* Public API for other features on the server. */
export { isComparable, nearestWord, wordsOf } from './near-words.ts'

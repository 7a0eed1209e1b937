export { asEasyRead, type EasyReadRow } from './as-easy-read.ts'
export {
  easyReadColumn,
  inShortColumns,
  inShortValues,
  warningColumnsOf,
  warningsColumn,
  warningValues,
} from './in-short.queries.ts'
export {
  inShortIsShort,
  inShortSymbols,
  symbolsAreFew,
  warningColumns,
  warningsAreKnown,
} from './in-short.tables.ts'

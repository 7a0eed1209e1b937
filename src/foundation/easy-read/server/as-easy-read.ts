import { type EasyRead, sentencesIn } from '../easy-read.contract.ts'
import { SYMBOLS } from '../symbols.contract.ts'

/** The value of the easy-read column. */
export interface EasyReadRow {
  en: string
  hi: string
  symbols: EasyRead['symbols']
}

/** Leaves out symbols that are no longer in the set. */
export const asEasyRead = ({ en, hi, symbols }: EasyReadRow): EasyRead => ({
  en: sentencesIn(en),
  hi: sentencesIn(hi),
  symbols: symbols.filter((name) => name in SYMBOLS),
})

import { type EasyRead, sentencesIn } from '../easy-read.contract.ts'
import { SYMBOLS } from '../symbols.contract.ts'

/** The easy-read text as its column comes. */
export interface EasyReadRow {
  en: string
  hi: string
  symbols: EasyRead['symbols']
}

/** A symbol that the set no longer has is left out. */
export const asEasyRead = ({ en, hi, symbols }: EasyReadRow): EasyRead => ({
  en: sentencesIn(en),
  hi: sentencesIn(hi),
  symbols: symbols.filter((name) => name in SYMBOLS),
})

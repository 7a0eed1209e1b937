import type { WrittenLanguage } from '#contract/written-languages.ts'
import { type SymbolName, symbolAddress } from '../symbols.contract.ts'
import { withSymbols } from '../with-symbols.contract.ts'
import styles from './easy-read.module.css'

interface EasySentencesProps {
  sentences: readonly string[]
  language: WrittenLanguage
  symbols: readonly SymbolName[]
}

/** Short sentences in large letters, one per line, with symbols above their words. */
export function EasySentences({ sentences, language, symbols }: EasySentencesProps) {
  return (
    <ul lang={language} className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          {withSymbols(sentence, { language, symbols }).map(({ text, symbol }) =>
            symbol ? (
              <span key={`${symbol} ${text}`} className={styles.word}>
                <img src={symbolAddress(symbol)} alt="" width="56" height="56" loading="lazy" />
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { type EasyRead, easyReadIn } from '../easy-read.contract.ts'
import styles from './easy-read.module.css'
import { EasySentences } from './easy-sentences.tsx'
import { useReadingPreferences } from './use-reading-preferences.ts'

interface EasyReadTextProps {
  of: EasyRead
  /** What stands between a heading and its text, such as a picture. */
  picture?: ReactNode
  /** The whole text; null where there is none. */
  children: ReactNode
}

/**
 * An easy-read text and the whole one. People who read easy texts first get the short one on top and the whole one
 * folded up; everyone else gets the whole one, with the short one folded up before it.
 */
export function EasyReadText({ of, picture, children }: EasyReadTextProps) {
  const { isEasyRead } = useReadingPreferences()
  const shown = easyReadIn(of, m.page_language() as TextLanguage)
  const short = shown && (
    <div className={styles.card} data-listen="">
      <TextLanguageNote language={shown.language} />
      <EasySentences {...shown} symbols={of.symbols} />
      {of.symbols.length > 0 && <p className={styles.note}>{m.easy_read_symbols()}</p>}
    </div>
  )
  if (!isEasyRead) {
    return (
      <>
        {picture}
        {short && (
          <Disclosure look="card" summary={m.easy_read_title()}>
            {short}
          </Disclosure>
        )}
        {children}
      </>
    )
  }
  return (
    <>
      {short ? (
        <section aria-labelledby="easy-read" className={page.section}>
          <h2 id="easy-read">{m.easy_read_title()}</h2>
          {short}
        </section>
      ) : (
        <p className={styles.missing}>{m.easy_read_missing()}</p>
      )}
      {picture}
      {short && children ? (
        <Disclosure look="card" summary={m.easy_read_whole()}>
          <div className={styles.whole}>{children}</div>
        </Disclosure>
      ) : (
        children
      )}
    </>
  )
}

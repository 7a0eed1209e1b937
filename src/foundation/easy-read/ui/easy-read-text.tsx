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
  /** Shown between the heading and the text, such as a picture. */
  picture?: ReactNode
  /** The full text; null if there is none. */
  children: ReactNode
}

/**
 * An easy-read text and the full one. People who prefer easy words see the short text first and the full one collapsed;
 * everyone else sees the full one, below the collapsed short one.
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

import { Link } from '@tanstack/react-router'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { ordinalDate } from '#ui-kit/dates.ts'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import type { LegalBlock, LegalSpan, LegalText } from '../legal.contract.ts'
import styles from './legal-article.module.css'

/** The terms or the privacy policy in the requested language, whatever the language of the page. */
export function LegalArticle({ text }: { text: LegalText }) {
  const { name, language, languages, title, changed, blocks } = text
  const ofPage = m.page_language()
  const inLanguage = { locale: language }
  const headings = blocks.filter((block) => block.kind === 'heading')
  return (
    <article className={styles.article} lang={language}>
      <header className={styles.head}>
        <h1 className={styles.title} data-listen="">
          {title}
        </h1>
        <p className={styles.facts}>
          <span>{m.legal_changed({ date: ordinalDate(changed, 'UTC', language) }, inLanguage)}</span>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <Link key={other} to={`/${name}`} search={{ language: other }} lang={other} hrefLang={other}>
                {m.legal_read_here({}, { locale: other })}
              </Link>
            ))}
        </p>
        {languages.some((one) => one === ofPage) ? null : (
          <div lang={ofPage}>
            <TextLanguageNote language={language} />
          </div>
        )}
      </header>
      <Listen />
      <Disclosure look="card" summary={m.legal_contents({}, inLanguage)}>
        <ul className={styles.contents}>
          {headings.map(({ id, text: words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.text} data-listen="">
        {blocks.map((block) => showBlock(block))}
      </div>
    </article>
  )
}

function showBlock(block: LegalBlock) {
  if (block.kind === 'heading') {
    return (
      <h2 key={block.id} id={block.id} className={styles.heading}>
        {block.text}
      </h2>
    )
  }
  if (block.kind === 'paragraph') return <p key={keyOf(block.spans)}>{showSpans(block.spans)}</p>
  return (
    <ul key={keyOf(block.items[0] ?? [])} className={styles.list}>
      {block.items.map((spans) => (
        <li key={keyOf(spans)}>{showSpans(spans)}</li>
      ))}
    </ul>
  )
}

const keyOf = (spans: readonly LegalSpan[]) => spans.map(({ text }) => text).join('')

function showSpans(spans: readonly LegalSpan[]) {
  return spans.map(({ text, is_strong, href }) => {
    const words = is_strong ? <strong>{text}</strong> : text
    return <span key={text}>{href === null ? words : <a href={href}>{words}</a>}</span>
  })
}

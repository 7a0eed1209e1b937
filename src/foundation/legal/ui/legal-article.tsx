import { Link } from '@tanstack/react-router'
import type { TextLanguage } from '#contract/wire.ts'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { ordinalDate } from '#ui-kit/dates.ts'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import type { LegalBlock, LegalSpan, LegalText } from '../legal.contract.ts'
import styles from './legal-article.module.css'

const other: Record<TextLanguage, TextLanguage> = { en: 'hi', hi: 'en' }

/** The terms or the privacy policy, in the language that was asked for whatever the language around it. */
export function LegalArticle({ text }: { text: LegalText }) {
  const { name, language, title, changed, blocks } = text
  const toOther = other[language]
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
          <Link to={`/${name}`} search={{ language: toOther }} lang={toOther} hrefLang={toOther}>
            {m.legal_other_language({}, inLanguage)}
          </Link>
        </p>
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

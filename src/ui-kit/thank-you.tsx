import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from './address-link.tsx'
import { buttonClass } from './button.tsx'
import { UnlistedHead } from './page-head.tsx'
import { PictureImage } from './picture-image.tsx'
import styles from './thank-you.module.css'

interface ThankYouProps {
  /** The name of the page in the tab's title. */
  page: string
  /** The address of a drawing with the ratio 5:3. */
  art?: string
  title: string
  /** Below the title; undefined if there is nothing to name. */
  text: string | undefined
  textLanguage?: string | undefined
  /** What it is about. */
  children?: ReactNode
  /** What happens next, one sentence each. */
  next: readonly string[]
  /** More about what happens next. */
  more?: ReactNode
  /** Shown below everything else. */
  after?: ReactNode
  /** Links to continue, the likeliest first. */
  ways: readonly { href: string; label: string }[]
}

/** A page that says thank you for something, and what happens next. */
export function ThankYou(props: ThankYouProps) {
  const {
    page,
    art = '/art/mail-sent.svg',
    title,
    text,
    textLanguage,
    children,
    next,
    more,
    after,
    ways,
  } = props
  return (
    <div className={styles.page}>
      <UnlistedHead page={page} />
      <div className={styles.thanks}>
        <PictureImage isAside className={styles.art} src={art} alt="" width="320" height="192" />
        <h1>{title}</h1>
        {text && (
          <p className={styles.text} lang={textLanguage}>
            {text}
          </p>
        )}
      </div>
      {children}
      <section aria-labelledby="next" className={styles.next}>
        <h2 id="next">{m.thanks_next()}</h2>
        <ul className={styles.list}>
          {next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {more}
      </section>
      {after}
      <div className={styles.ways}>
        {ways.map(({ href, label }, at) => (
          <AddressLink
            key={href}
            href={href}
            className={buttonClass({ size: 'big', variant: at === 0 ? 'primary' : 'second' })}
          >
            {label}
          </AddressLink>
        ))}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { AddressLink } from './address-link.tsx'
import { cardLinkClass } from './card.tsx'
import styles from './news-item.module.css'

export const newsListClass: string = styles.list ?? ''

interface NewsItemProps {
  /** A Picture with the ratio 6:5. */
  picture: ReactNode
  title: string
  language: string
  href: string
  /** Since when it has been available, and by whom. */
  about: ReactNode
  /** What it is, in one line. */
  children?: ReactNode
}

/** A new thing in a few lines, to skim. */
export function NewsItem({ picture, title, language, href, about, children }: NewsItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={language}>
          <AddressLink href={href} className={cardLinkClass}>
            {title}
          </AddressLink>
        </h3>
        <p className={styles.soft}>{about}</p>
        {children && <p className={styles.soft}>{children}</p>}
      </div>
    </li>
  )
}

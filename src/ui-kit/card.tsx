import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

/** The class of the one link in a card's title, which stretches it over the whole card. */
export const cardLinkClass: string = styles.link ?? ''

export interface CardProps {
  as?: 'article' | 'li' | 'div' | undefined
  /** A Picture; its box has a fixed shape. */
  picture?: ReactNode
  /** How it stands, as a TypeBadge: on the picture's lower edge where that is on top. */
  badge?: ReactNode
  /** A short fact in the picture's corner, such as a running time. */
  corner?: ReactNode
  /** When: one line above the title, below it on a phone. */
  eyebrow?: ReactNode
  /** A heading that holds a link with `cardLinkClass`. */
  title: ReactNode
  /** The maker's name: one line under the title. */
  byline?: ReactNode
  /** Facts as chips, its type first, and the rating. */
  children?: ReactNode
  /** The card's one action; stays above the stretched link. */
  foot?: ReactNode
  className?: string | undefined
}

/**
 * What, for whom, when, how and whether it is accessible to me, at a glance: the picture on top, or beside the title
 * where the cards stand in one column.
 */
export function Card(props: CardProps) {
  const { as: Frame = 'article', picture, badge, corner, eyebrow, title, byline, children, foot } = props
  return (
    <Frame className={classNames(styles.card, props.className)}>
      {picture ? (
        <div className={styles.top}>
          {picture}
          {corner ? <div className={styles.corner}>{corner}</div> : null}
        </div>
      ) : null}
      <div className={styles.head}>
        {badge ? <div className={styles.badge}>{badge}</div> : null}
        {eyebrow ? <div className={styles.eyebrow}>{eyebrow}</div> : null}
        <div className={styles.title}>{title}</div>
        {byline ? <div className={styles.byline}>{byline}</div> : null}
      </div>
      {children || foot ? (
        <div className={styles.rest}>
          {children ? <div className={styles.facts}>{children}</div> : null}
          {foot ? <div className={styles.foot}>{foot}</div> : null}
        </div>
      ) : null}
    </Frame>
  )
}

/** A list with as many columns of cards as fit; children are `<Card as="li">`. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <ul className={classNames(styles.grid, className)}>{children}</ul>
}

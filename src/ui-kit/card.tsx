import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

/** The class of the single link in a card's title, which covers the whole card. */
export const cardLinkClass: string = styles.link ?? ''

export interface CardProps {
  as?: 'article' | 'li' | 'div' | undefined
  /** A Picture; its box has a fixed ratio. */
  picture?: ReactNode
  /** The status as a TypeBadge; overlaps the picture's lower edge if that is on top. */
  badge?: ReactNode
  /** A short fact in the picture's corner, such as a duration. */
  corner?: ReactNode
  /** The date: a line above the title, on a phone below it. */
  eyebrow?: ReactNode
  /** A heading that contains a link with `cardLinkClass`. */
  title: ReactNode
  /** The author's name: one line under the title. */
  byline?: ReactNode
  /** Facts as chips, its type first, and the rating. */
  children?: ReactNode
  /** The card's only action; stays above the covering link. */
  foot?: ReactNode
  className?: string | undefined
}

/**
 * What, for whom, when, how and how accessible, at a glance. The picture is on top, or in a single column beside the
 * title.
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

/** A list with as many columns of cards as fit; its children are `<Card as="li">`. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <ul className={classNames(styles.grid, className)}>{children}</ul>
}

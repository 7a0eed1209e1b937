import card from './card.module.css'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'button' | 'picture' | 'face' | 'box' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}

/** A grey placeholder, hidden from screen readers. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles.piece, styles[shape], styles[width])} aria-hidden="true" />
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}

/** A placeholder Card with the same parts. With `isTall` its picture has the ratio 6:5. */
export function SkeletonCard({ isTall }: { isTall?: boolean | undefined }) {
  return (
    <li className={classNames(card.card, isTall && styles.tall)} aria-hidden="true">
      <div className={card.top}>
        <Skeleton shape="picture" />
      </div>
      <div className={card.head}>
        <div className={card.eyebrow}>
          <Skeleton width="half" />
        </div>
        <div className={card.title}>
          <Skeleton shape="title" />
          <Skeleton shape="title" width="long" />
        </div>
        <div className={card.byline}>
          <Skeleton width="half" />
        </div>
      </div>
      <div className={card.rest}>
        <Skeleton width="long" />
      </div>
    </li>
  )
}

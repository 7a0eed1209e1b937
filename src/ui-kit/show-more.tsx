import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { PlainLink } from './address-link.tsx'
import { Button, buttonClass } from './button.tsx'
import styles from './show-more.module.css'

export interface ShowMoreProps {
  label: string
  /** Such as "12 of 21 shown"; a live region, so that a new count is read out. */
  shownText: string
  /** How many items the list has now. */
  shown: number
  /** The list whose children are the items: the first new one gets the focus. */
  list: RefObject<HTMLElement | null>
  hasMore: boolean
  isBusy?: boolean | undefined
  onMore: () => void
  /** The next page's address: the button is then a link that works without JavaScript. */
  href?: string | undefined
}

/** Lets a list grow; after a press the first new item's link takes the focus. */
export function ShowMore(props: ShowMoreProps) {
  const { label, shownText, shown, list, hasMore, isBusy, onMore, href } = props
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return
    const item = list.current?.children[firstNew.current]
    firstNew.current = null
    const target = item?.querySelector<HTMLElement>('a[href], button') ?? item
    if (target instanceof HTMLElement) target.focus()
  }, [shown, list])

  function grow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    firstNew.current = shown
    onMore()
  }

  return (
    <div className={styles.more}>
      {hasMore && href !== undefined ? (
        <PlainLink
          className={buttonClass({ variant: 'second', size: 'big' })}
          href={href}
          aria-busy={isBusy}
          onClick={grow}
        >
          {label}
        </PlainLink>
      ) : null}
      {hasMore && href === undefined ? (
        <Button variant="second" size="big" isBusy={isBusy} onClick={grow}>
          {label}
        </Button>
      ) : null}
      <p role="status" className={styles.count}>
        {shownText}
      </p>
    </div>
  )
}

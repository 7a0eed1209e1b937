import type { ReactNode } from 'react'
import { PlainLink } from './address-link.tsx'
import { classNames } from './class-names.ts'
import styles from './segmented-links.module.css'

export interface Segment {
  key: string
  label: string
  /** Already formatted for the reader. */
  count?: string | undefined
  isCurrent: boolean
  tone?: 'live' | undefined
  /** The address; without one the segment is a toggle button. */
  href?: string | undefined
}

export interface SegmentLinkProps {
  href: string
  className: string
  'aria-current': 'true' | undefined
  children: ReactNode
}

export interface SegmentedLinksProps {
  label: string
  segments: readonly Segment[]
  /** Called for buttons, and for links without `renderLink`. */
  onChoose?: ((key: string) => void) | undefined
  /** Renders a segment as a router link. */
  renderLink?: ((props: SegmentLinkProps, segment: Segment) => ReactNode) | undefined
}

/** A row of choices with one selected, such as All, Upcoming, On-Demand; scrolls sideways on narrow screens. */
export function SegmentedLinks({ label, segments, onChoose, renderLink }: SegmentedLinksProps) {
  const row = (
    <ul className={styles.row}>
      {segments.map((segment) => (
        <li key={segment.key}>{renderSegment(segment, onChoose, renderLink)}</li>
      ))}
    </ul>
  )
  const leadsSomewhere = segments.some((segment) => segment.href !== undefined)
  if (leadsSomewhere) {
    return (
      <nav className={styles.scroll} aria-label={label}>
        {row}
      </nav>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form fields
    <div className={styles.scroll} role="group" aria-label={label}>
      {row}
    </div>
  )
}

function renderSegment(
  segment: Segment,
  onChoose: SegmentedLinksProps['onChoose'],
  renderLink: SegmentedLinksProps['renderLink'],
) {
  const className = classNames(styles.segment, segment.tone === 'live' && styles.live)
  const children = (
    <>
      {segment.label}
      {segment.count === undefined ? null : <span className={styles.count}> {segment.count}</span>}
    </>
  )
  if (segment.href === undefined) {
    return (
      <button
        type="button"
        className={className}
        aria-pressed={segment.isCurrent}
        onClick={() => onChoose?.(segment.key)}
      >
        {children}
      </button>
    )
  }
  const current = segment.isCurrent ? ('true' as const) : undefined
  if (renderLink) {
    return renderLink({ href: segment.href, className, 'aria-current': current, children }, segment)
  }
  return (
    <PlainLink
      href={segment.href}
      className={className}
      aria-current={current}
      onClick={(event) => {
        if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose(segment.key)
      }}
    >
      {children}
    </PlainLink>
  )
}

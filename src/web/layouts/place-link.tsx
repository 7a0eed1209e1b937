import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { carried } from '#foundation/attribution/ui/attribution.ts'
import { useAttribution } from '#foundation/attribution/ui/use-attribution.ts'
import type { Place } from './navigation.ts'

interface PlaceLinkProps {
  /** One of them, or a program's own address. */
  to: Place['to'] | '/terms' | '/privacy' | '/accessibility' | (string & {})
  /** A place on the page. */
  hash?: string
  /** Values of the address beside the carried ones, such as a search. */
  search?: Record<string, string | number>
  className?: string | undefined
  isCurrent?: boolean
  onClick?: () => void
  label?: string
  children: ReactNode
}

/** A link between top-level pages: it carries on where the visit came from (spec section 2). */
export function PlaceLink({
  to,
  hash = '',
  search = {},
  className,
  isCurrent,
  onClick,
  label,
  children,
}: PlaceLinkProps) {
  const origin = carried(useAttribution())
  return (
    <Link
      to={to as Place['to']}
      search={{ ...search, ...origin }}
      hash={hash}
      // Other links to the same page with another search are not where the person is.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      {...(className === undefined ? {} : { className })}
      {...(onClick === undefined ? {} : { onClick })}
      // One's own page refuses visitors, and would do so at a touch.
      {...(to === '/my-pankh-page' ? { preload: false } : {})}
    >
      {children}
    </Link>
  )
}

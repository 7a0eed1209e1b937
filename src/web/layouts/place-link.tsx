import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { carried } from '#foundation/attribution/ui/attribution.ts'
import { useAttribution } from '#foundation/attribution/ui/use-attribution.ts'
import type { Place } from './navigation.ts'

interface PlaceLinkProps {
  to: Place['to'] | '/terms' | '/privacy' | '/accessibility'
  className?: string | undefined
  isCurrent?: boolean
  onClick?: () => void
  label?: string
  children: ReactNode
}

/** A link between top-level pages: it carries on where the visit came from. */
export function PlaceLink({ to, className, isCurrent, onClick, label, children }: PlaceLinkProps) {
  return (
    <Link
      to={to}
      search={carried(useAttribution())}
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

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

/** A link between top-level pages that passes on where the visit came from. */
export function PlaceLink({ to, className, isCurrent, onClick, label, children }: PlaceLinkProps) {
  return (
    <Link
      to={to}
      search={carried(useAttribution())}
      // Otherwise links to the same page with another search would count as current.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      {...(className === undefined ? {} : { className })}
      {...(onClick === undefined ? {} : { onClick })}
      // My page refuses visitors, so preloading it on touch would fail.
      {...(to === '/my-pankh-page' ? { preload: false } : {})}
    >
      {children}
    </Link>
  )
}

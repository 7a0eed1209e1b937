import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After navigation, focus moves to the new page's h1, or to the part that the address names after `#`, so that screen
 * readers announce it. A changed filter isn't navigation.
 * Back and Forward restore the scroll position, so focus moves to the link that the person returns from, without
 * scrolling.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let isTraversal = false
    let hasPushed = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
      hasPushed = !isTraversal
    })
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const part = hasPushed && toLocation.hash ? document.getElementById(toLocation.hash) : null
      hasPushed = false
      if (part) return focusOn(part)
      if (!fromLocation || !pathChanged) return
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!isTraversal) return focusOn(heading)
      const link = linkTo(fromLocation)
      if (link && isInSight(link)) return focusOn(link)
      if (heading && isInSight(heading)) focusOn(heading)
    })
    return () => {
      stopHistory()
      stopRendered()
    }
  }, [router])
}

function focusOn(target: HTMLElement | null): void {
  if (!target) return
  // Headings need a tabindex to be focusable.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The link on the page to an address: an exact match, otherwise one with its path. */
function linkTo({ href, pathname }: { href: string; pathname: string }): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  return (
    links.find((link) => link.getAttribute('href') === href) ??
    links.find((link) => link.pathname === pathname)
  )
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a change of page the focus goes to the new page's h1, so that screen readers announce it.
 * A changed filter is no change of page. Back and Forward restore the place on the page,
 * so there the focus goes to the link that one comes back from, and never out of sight.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let isTraversal = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
    })
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
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
  // A heading takes the focus only when it is told that it can.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The link in the page that leads to an address: the very same, else one to its path. */
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

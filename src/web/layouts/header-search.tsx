import { useLocation } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import type { Kind } from '#features/search/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Search } from '#ui-kit/icons.ts'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const overlay = lazyCode(() => import('./search-overlay.tsx'))
const SearchOverlay = overlay.part((code) => code.SearchOverlay)

/** The search on every page: a press opens a field over the bar. Without JavaScript it links to the search page. */
export function HeaderSearch() {
  const path = useLocation({ select: (location) => location.pathname })
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const kind = kindAt(path)
  const leave = () => setIsOpen(false)
  const close = () => {
    leave()
    opener.current?.focus()
  }
  return (
    <>
      <PlainLink
        href={`/search?kind=${kind}`}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label={m.search()}
        onPointerEnter={overlay.load}
        onFocus={overlay.load}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          opener.current = event.currentTarget
          setIsOpen(true)
        }}
      >
        <Search aria-hidden="true" />
      </PlainLink>
      <Suspense>
        {isOpen && <SearchOverlay kind={kind} onClose={close} onLeave={leave} onMissing={close} />}
      </Suspense>
    </>
  )
}

/** The kind that a search from this page starts with. */
function kindAt(path: string): Kind {
  if (path.startsWith('/resource')) return 'resources'
  return path.startsWith('/certificate-programs') ? 'programs' : 'events'
}

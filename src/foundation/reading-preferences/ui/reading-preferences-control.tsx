import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ReadingPreferencesIcon } from '#ui-kit/icons.ts'
import { lazyCode, useWasOpened } from '#ui-kit/lazy-parts.tsx'

const { load, part } = lazyCode(() => import('./reading-preferences-panel.tsx'))
const ReadingPreferencesPanel = part((code) => code.ReadingPreferencesPanel)

interface ReadingPreferencesControlProps {
  className: string | undefined
  wordsClass: string | undefined
}

/**
 * The button in the bar of every page that opens the reading preferences. Without JavaScript it links to their page.
 */
export function ReadingPreferencesControl({ className, wordsClass }: ReadingPreferencesControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(showKept)
  return (
    <>
      <PlainLink
        href="/reading"
        className={buttonClass({ variant: 'ghost', className })}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <ReadingPreferencesIcon aria-hidden="true" />
        <span className={wordsClass}>{m.reading_title()}</span>
      </PlainLink>
      {useWasOpened(isOpen) && (
        <Suspense>
          <ReadingPreferencesPanel
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onMissing={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * Applies what was stored after the page was rendered: by a log-in, in another tab, or before Back restored the page.
 */
function showKept() {
  const kept = /(?:^|; )reading=(\w*)/.exec(document.cookie)?.[1]
  if (kept === undefined || kept === (document.documentElement.dataset.reading ?? '')) return
  void import('./apply-reading-preferences.ts').then(({ applyShortForm }) => applyShortForm(kept))
}

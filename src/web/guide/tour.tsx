import { useLocation } from '@tanstack/react-router'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { X } from '#ui-kit/icons.ts'
import { keepOnDevice } from '#ui-kit/kept-on-device.ts'
import styles from './guide.module.css'
import { tourSteps } from './tour-steps.ts'

/** Set on a device where the tour was ended; `root.tsx` reads it before the first paint. */
const TOURED_KEY = 'pankh-toured'
/** Pixels between target and panel, and to the edges of the screen. */
const GAP = 16

/** Three steps that point at what most people need. The page stays usable. */
export function Tour({ onClose }: { onClose: () => void }) {
  const steps = tourSteps(useViewer() !== null)
  const [at, setAt] = useState(0)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[at]
  const isLast = at === steps.length - 1
  const place = usePlace(step?.at ?? '', panel)
  useFocusGivenBack()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus to its heading
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at])

  function end() {
    keepOnDevice(TOURED_KEY, 'yes')
    document.documentElement.dataset.toured = ''
    onClose()
  }

  function endByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') end()
  }

  return (
    <>
      {place && <div className={styles.ring} style={place.ring} />}
      <section
        ref={panel}
        className={styles.tour}
        style={place?.panel}
        aria-label={m.tour_title()}
        onKeyDown={endByKey}
      >
        <p className={styles.count}>{m.tour_step({ number: at + 1, count: steps.length })}</p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {step?.title}
        </h2>
        <p>{step?.text}</p>
        <div className={styles.buttons}>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{m.step_back()}</Button>}
          <Button variant="primary" onClick={isLast ? end : () => setAt(at + 1)}>
            {isLast ? m.tour_end() : m.resource_step_next()}
          </Button>
        </div>
        <Button variant="ghost" size="icon" className={styles.close} aria-label={m.tour_end()} onClick={end}>
          <X aria-hidden="true" />
        </Button>
      </section>
    </>
  )
}

interface Shown {
  ring: CSSProperties
  panel: CSSProperties
}

/** The target's current position; undefined if the page doesn't have it, and the panel is then at the bottom. */
function usePlace(selector: string, panel: { current: HTMLElement | null }): Shown | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [place, setPlace] = useState<Shown>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another bar
  useLayoutEffect(() => {
    const look = () => setPlace(placeOf(selector, panel.current?.offsetWidth ?? 0))
    look()
    window.addEventListener('resize', look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('resize', look)
      window.removeEventListener('scroll', look)
    }
  }, [selector, path])
  return place
}

function placeOf(selector: string, width: number): Shown | undefined {
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const { clientWidth, clientHeight } = document.documentElement
  const box = boxes.find(({ height, top, bottom }) => height > 0 && top >= 0 && bottom <= clientHeight)
  if (!box) return undefined
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, clientWidth - width - GAP))
  const isLow = box.top > clientHeight / 2
  return {
    ring: { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 },
    panel: isLow
      ? { left, right: 'auto', bottom: clientHeight - box.top + GAP, top: 'auto' }
      : { left, right: 'auto', top: box.bottom + GAP, bottom: 'auto' },
  }
}

/** Returns the focus to what started the tour if it still exists, otherwise to the page. */
function useFocusGivenBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility()
      const next = isThere ? opener : document.getElementById('main')
      next?.focus({ preventScroll: true })
    }
  }, [])
}

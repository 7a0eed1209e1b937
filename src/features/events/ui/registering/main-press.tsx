import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/button.tsx'
import { useIsSending } from '#ui-kit/form.tsx'
import styles from './main-press.module.css'

/**
 * The main button of an event's page. While it is out of view on a small screen, a bar at the bottom repeats it;
 * without JavaScript there is only the one in the page.
 */
export function MainPress({ label, children }: { label: string; children: ReactNode }) {
  const inPage = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const isSending = useIsSending()

  useEffect(() => {
    if (!inPage.current) return
    const sight = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      // Also out of view when it is behind the header or the bottom bar of a phone.
      rootMargin: '-60px 0px -72px',
      threshold: 0.5,
    })
    sight.observe(inPage.current)
    return () => sight.disconnect()
  }, [])

  return (
    <>
      <div ref={inPage}>{children}</div>
      {isAway && (
        <div className={styles.bar}>
          <Button
            variant="primary"
            isWide
            isBusy={isSending}
            onClick={() => inPage.current?.querySelector<HTMLElement>('button, a')?.click()}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/button.tsx'
import { useIsSending } from '#ui-kit/form.tsx'
import styles from './main-press.module.css'

/**
 * The one thing to press on an event's page. While it is out of sight on a small screen, a bar at the foot has it too;
 * without JavaScript there is the one in the page alone.
 */
export function MainPress({ label, children }: { label: string; children: ReactNode }) {
  const inPage = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const isSending = useIsSending()

  useEffect(() => {
    if (!inPage.current) return
    const sight = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      // Behind the bars at the head and foot of a phone it is out of sight too.
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

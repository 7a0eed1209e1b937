import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { askFor } from './asked-for.ts'
import styles from './waiting-picture.module.css'

/** At the head of a page whose pictures wait. */
export function PicturesNotice() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [shownOn, setShownOn] = useState<string>()
  const isShown = shownOn === path
  return (
    <div className={styles.notice}>
      <p role="status">{isShown ? m.reading_saver_shown() : m.reading_saver_on()}</p>
      <Button
        className={styles.all}
        aria-disabled={isShown}
        onClick={() => {
          if (isShown) return
          askFor()
          setShownOn(path)
        }}
      >
        {m.reading_saver_all()}
      </Button>
      <PlainLink href="/reading">{m.reading_saver_settings()}</PlainLink>
    </div>
  )
}

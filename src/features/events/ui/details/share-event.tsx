import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Share2 } from '#ui-kit/icons.ts'
import { toast } from '#ui-kit/toasts.tsx'
import styles from './share-event.module.css'

interface ShareEventProps {
  title: string
  /** The page's whole address. */
  address: string
}

/** The device's own share sheet where there is one, else the link in the clipboard. Absent without JavaScript. */
export function ShareEvent({ title, address }: ShareEventProps) {
  return (
    <Button isWide className={styles.share} onClick={() => void share({ title, url: address })}>
      <Share2 aria-hidden="true" />
      {m.share()}
    </Button>
  )
}

async function share(link: { title: string; url: string }): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share(link)
    } catch (reason) {
      // The person closed the share sheet: that is no failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    toast.show({ kind: 'S', text: m.link_copied() })
  } catch {
    toast.show({ kind: 'E', text: m.link_not_copied() })
  }
}

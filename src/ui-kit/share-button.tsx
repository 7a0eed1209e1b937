import { Suspense, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button, type ButtonLook } from './button.tsx'
import { Share2 } from './icons.ts'
import { LazyDialog, lazyCode, preloadDialog } from './lazy-parts.tsx'
import styles from './share-button.module.css'
import { type SharedBy, type SharedLink, shareByDevice } from './share-link.ts'

const ShareChoices = lazyCode(() => import('./share-choices.tsx')).part((code) => code.ShareChoices)

interface ShareButtonProps extends Omit<ButtonLook, 'className'> {
  title: string
  /** The page's full address. */
  address: string
  /** Called once the link was shared. */
  onShared?: ((by: SharedBy) => void) | undefined
}

/** Opens the device's share sheet, or a dialog with other ways. Not rendered without JavaScript. */
export function ShareButton({ title, address, onShared, ...look }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const link: SharedLink = { title, url: address }

  async function press() {
    const outcome = await shareByDevice(link)
    if (outcome === 'absent') setIsOpen(true)
    if (outcome === 'shared') onShared?.('device')
  }

  const close = () => setIsOpen(false)
  return (
    <div className={styles.share}>
      <Button
        {...look}
        onClick={() => void press()}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        aria-haspopup="dialog"
      >
        <Share2 aria-hidden="true" />
        {m.share()}
      </Button>
      <LazyDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={m.share_title()}
        closeLabel={m.share_close()}
      >
        <Suspense fallback={null}>
          <ShareChoices link={link} onShared={(by) => onShared?.(by)} onDone={close} onMissing={close} />
        </Suspense>
      </LazyDialog>
    </div>
  )
}

import { useState } from 'react'
import { Feather } from './brand-mark.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './kit-page.module.css'
import { LazyDialog, LazyDrawer, LazyTabs, preloadDialog, preloadDrawer } from './lazy-parts.tsx'
import { TextField } from './text-field.tsx'
import { toast } from './toast.ts'

type Opened = 'auth' | 'persistent' | 'question' | 'drawer' | null

export function KitOverlays() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <section>
      <h2>On request</h2>
      <div className={styles.row}>
        <Button onPointerEnter={preloadDialog} onClick={() => setOpened('auth')}>
          Dialog
        </Button>
        <Button onClick={() => setOpened('persistent')}>Persistent dialog</Button>
        <Button onClick={() => setOpened('question')}>Question</Button>
        <Button onPointerEnter={preloadDrawer} onClick={() => setOpened('drawer')}>
          Drawer
        </Button>
        <Button onClick={() => toast.show({ kind: 'S', text: 'Registration Successful!' })}>Success</Button>
        <Button onClick={() => toast.show({ kind: 'E', text: 'The password is not right. Try again.' })}>
          Error
        </Button>
        <Button
          onClick={() =>
            toast.show({
              kind: 'W',
              text: 'Removed from your bookmarks',
              action: { label: 'Undo', onAction: () => toast.show({ kind: 'S', text: 'Back again' }) },
            })
          }
        >
          Warning with undo
        </Button>
      </div>
      <LazyTabs
        label="About the event"
        items={[
          { id: 'about', label: 'About', content: <p>Six games that need no toys.</p> },
          { id: 'questions', label: 'Questions', content: <p>Ask before or during the webinar.</p> },
          { id: 'reviews', label: 'Reviews', content: <p>What people said.</p> },
        ]}
      />
      <LazyDialog
        isOpen={opened === 'auth' || opened === 'persistent'}
        onOpenChange={close}
        isTall
        isPersistent={opened === 'persistent'}
        title="Log in or sign up"
        closeLabel="Close"
        mark={<Feather isBig />}
      >
        <p>We register you for the webinar right after.</p>
        <TextField label="Your e-mail" type="email" name="email" />
        <Button variant="primary" size="big" isWide onClick={close}>
          Next
        </Button>
      </LazyDialog>
      <LazyDialog
        isOpen={opened === 'question'}
        onOpenChange={close}
        role="alertdialog"
        title="Cancel your place?"
        closeLabel="Close"
        foot={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={close}>
              Cancel my place
            </Button>
          </>
        }
      >
        <p>Someone on the waitlist gets it.</p>
      </LazyDialog>
      <LazyDrawer
        isOpen={opened === 'drawer'}
        onOpenChange={close}
        title="Filter"
        closeLabel="Close"
        foot={
          <Button variant="primary" isWide onClick={close}>
            Show 21 events
          </Button>
        }
      >
        <Checkbox label="0 to 3" count="9" />
        <Checkbox label="3 to 6" count="21" defaultChecked />
      </LazyDrawer>
    </section>
  )
}

import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './kit-page.module.css'
import { KitActions, KitBrand, KitFacts } from './kit-page-basics.tsx'
import { KitCards, KitStates } from './kit-page-cards.tsx'
import { KitForms } from './kit-page-forms.tsx'
import { KitOverlays } from './kit-page-overlays.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { ToastRegion } from './toasts.tsx'

const schemes = ['light', 'dark'] as const

/** Every component in every state, in light and dark, for developers. */
export default function KitPage() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <div className={styles.page}>
      <LoadingBar isBusy={isBusy} label="Loading the page" />
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
      <div className="wrap">
        <h1>The parts</h1>
        <p>All that pages are made of, in each state, in both schemes.</p>
        <p>
          <Button onClick={() => setIsBusy(!isBusy)} aria-pressed={isBusy}>
            Progress bar
          </Button>
        </p>
      </div>
      {schemes.map((scheme) => (
        <section
          key={scheme}
          data-scheme={scheme}
          className={styles.half}
          aria-label={`In ${scheme} colours`}
        >
          <div className={`wrap ${styles.parts}`}>
            <KitBrand scheme={scheme} />
            <KitActions />
            <KitFacts scheme={scheme} />
            <KitForms scheme={scheme} />
            <KitCards scheme={scheme} />
            <KitStates />
            <KitOverlays />
          </div>
        </section>
      ))}
    </div>
  )
}

import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Drawer } from '#ui-kit/drawer.tsx'
import { USUAL_READING } from '../reading-settings.contract.ts'
import { readingNow } from './apply-reading.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './reading.module.css'
import { ReadingFields } from './reading-fields.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { useReadingSettings } from './use-reading-settings.ts'

interface ReadingPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Language and reading settings beside the page: each choice is seen at once. */
export function ReadingPanel({ isOpen, onOpenChange }: ReadingPanelProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.reading_title()}
      closeLabel={m.reading_close()}
    >
      <Inside />
    </Drawer>
  )
}

/** Begins anew with each opening: another tab may have chosen something else. */
function Inside() {
  const { settings, said, change } = useReadingSettings(readingNow())
  return (
    <div className={styles.panel}>
      <LanguageChoice headingLevel={3} />
      <ReadingFields settings={settings} onChange={change} />
      <ReadingPreview />
      <div className={styles.foot}>
        <Button onClick={() => change(USUAL_READING)}>{m.reading_reset()}</Button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

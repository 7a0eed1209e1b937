import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Drawer } from '#ui-kit/drawer.tsx'
import { DEFAULT_READING_PREFERENCES } from '../short-form.contract.ts'
import { currentReadingPreferences } from './apply-reading-preferences.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './reading-preferences.module.css'
import { ReadingPreferencesFields } from './reading-preferences-fields.tsx'
import { ReadingPreferencesPreview } from './reading-preferences-preview.tsx'
import { useReadingPreferencesForm } from './use-reading-preferences-form.ts'

interface ReadingPreferencesPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Language and reading preferences beside the page, where each choice is visible at once. */
export function ReadingPreferencesPanel({ isOpen, onOpenChange }: ReadingPreferencesPanelProps) {
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

/** Starts afresh at each opening: another tab may have changed something. */
function Inside() {
  const { preferences, message, change } = useReadingPreferencesForm(currentReadingPreferences())
  return (
    <div className={styles.panel}>
      <LanguageChoice headingLevel={3} />
      <ReadingPreferencesFields preferences={preferences} onChange={change} />
      <ReadingPreferencesPreview />
      <div className={styles.foot}>
        <Button onClick={() => change(DEFAULT_READING_PREFERENCES)}>{m.reading_reset()}</Button>
        <p role="status">{message}</p>
      </div>
    </div>
  )
}

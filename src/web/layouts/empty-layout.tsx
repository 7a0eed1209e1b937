import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ReadingPreferencesControl } from '#foundation/reading-preferences/ui/index.ts'
import { m } from '#messages/messages.js'
import { ToastRegion } from '#ui-kit/toasts.tsx'
import styles from './frame.module.css'
import { Main } from './frame.tsx'
import bar from './top-bar.module.css'

/** The Empty layout: no bars or footer, all space for a file. The reading preferences stay, as on every page. */
export const Route = createFileRoute('/_empty')({ component: EmptyLayout })

function EmptyLayout() {
  return (
    <div className={styles.frame}>
      <header className={styles.corner}>
        <ReadingPreferencesControl className={bar.reading} wordsClass={bar.readingWords} />
      </header>
      <Main>
        <Outlet />
      </Main>
      <ToastRegion label={m.messages_label()} dismissLabel={m.dismiss()} />
    </div>
  )
}

import { m } from '#messages/messages.js'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ReadContent } from './read-content.tsx'
import { readText } from './read-text.ts'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

export function TextView({ file, address }: ViewProps) {
  const read = useFileContent(address, readText)
  return (
    <ReadContent read={read}>
      {({ text, isWhole }) => (
        <>
          {!isWhole && <p className={styles.note}>{m.resource_viewer_text_first()}</p>}
          <section
            className={styles.text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
            tabIndex={0}
            aria-label={file.name}
          >
            <pre lang={scriptLanguage(text)}>{text}</pre>
          </section>
        </>
      )}
    </ReadContent>
  )
}

import { EasyReadText } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'
import { stageOf } from './resource-stage.tsx'

/** The easy read of a resource, then its description and how to use it in the creator's words. */
export function ResourceText({ resource }: { resource: ResourceDetails }) {
  const { description, instruction, language, easy_read } = resource
  const isArticle = stageOf(resource).is === 'article'
  return (
    <EasyReadText of={easy_read}>
      {(description || instruction) && (
        <div className={isArticle ? styles.article : styles.texts}>
          <TextLanguageNote language={language} />
          <Prose
            id="about"
            title={m.resource_about()}
            html={description}
            language={language}
            isBare={isArticle}
          />
          <Prose
            id="how"
            title={m.resource_how()}
            html={instruction}
            language={language}
            isBare={isArticle}
          />
        </div>
      )}
    </EasyReadText>
  )
}

interface ProseProps {
  id: string
  title: string
  html: string
  language: string
  /** Whether the heading is only for screen readers: an article is a single text below its title. */
  isBare?: boolean
}

function Prose({ id, title, html, language, isBare = false }: ProseProps) {
  if (!html) return null
  return (
    <section aria-labelledby={id} className={page.section} data-listen="">
      <h2 id={id} className={isBare ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      <div
        className={styles.prose}
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved (clean-html.ts)
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

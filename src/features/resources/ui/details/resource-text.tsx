import type { ReactNode } from 'react'
import { EasyReadText } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

/** The easy-read text of a resource, then what it is and how it is used in its creator's words. */
export function ResourceText({
  resource: { description, instruction, language, easy_read },
  picture,
}: {
  resource: ResourceDetails
  picture: ReactNode
}) {
  return (
    <EasyReadText of={easy_read} picture={picture}>
      {(description || instruction) && (
        <>
          <Prose id="about" title={m.resource_about()} html={description} language={language} />
          <Prose id="how" title={m.resource_how()} html={instruction} language={language} />
        </>
      )}
    </EasyReadText>
  )
}

interface ProseProps {
  id: string
  title: string
  html: string
  language: string
}

function Prose({ id, title, html, language }: ProseProps) {
  if (!html) return null
  return (
    <section aria-labelledby={id} className={page.section} data-listen="">
      <h2 id={id}>{title}</h2>
      <div
        className={styles.prose}
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it as it was written (clean-html.ts).
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

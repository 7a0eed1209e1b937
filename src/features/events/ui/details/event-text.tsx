import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { Picture } from '#ui-kit/picture.tsx'
import { pictureSet } from '../../event-picture.contract.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-text.module.css'

/** The picture, the event in three sentences, and what the organiser wrote about it. */
export function EventText({ event }: { event: EventDetails }) {
  const { picture, picture_alt, text_language, in_short } = event
  const paragraphs = event.description.split(/\n\s*\n/).filter((text) => text.trim())
  return (
    <>
      <Picture
        src={picture}
        srcSet={pictureSet(picture)}
        sizes="(width < 1100px) 100vw, 760px"
        alt={picture_alt}
        ratio="16/7"
        isFirst
        className={styles.picture}
      />
      {in_short.length > 0 && (
        <section aria-labelledby="in-short" className={page.section}>
          <h2 id="in-short">{m.event_in_short()}</h2>
          <div className={styles.short}>
            <ul lang={text_language}>
              {in_short.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {paragraphs.length > 0 && (
        <section aria-labelledby="about" className={page.section}>
          <h2 id="about">{m.event_about()}</h2>
          <div lang={text_language} className={styles.paragraphs}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

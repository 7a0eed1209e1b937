import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { EasyReadText } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { Picture } from '#ui-kit/picture.tsx'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-text.module.css'

interface EventTextProps {
  event: EventDetails
  /** The picture is already shown above, with the button that plays the recording. */
  isFilmAbove?: boolean
}

/** The picture, the easy read and the organiser's description. */
export function EventText({ event, isFilmAbove = false }: EventTextProps) {
  const { picture, picture_alt, text_language, easy_read } = event
  const paragraphs = event.description.split(/\n\s*\n/).filter((text) => text.trim())
  const drawn = !isFilmAbove && (
    <Picture
      src={picture}
      srcSet={pictureSet(picture)}
      sizes="(width < 1100px) 100vw, 760px"
      alt={picture_alt}
      ratio="16/7"
      isFirst
      className={styles.picture}
    />
  )
  return (
    <EasyReadText of={easy_read} picture={drawn}>
      {paragraphs.length > 0 && (
        <section aria-labelledby="about" className={page.section} data-listen="">
          <h2 id="about">{m.event_about()}</h2>
          <div lang={text_language} className={styles.paragraphs}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
    </EasyReadText>
  )
}

import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import page from '#ui-kit/detail-page.module.css'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-speakers.module.css'

interface EventSpeakersProps {
  speakers: EventDetails['speakers']
  /** The heading, if these aren't the speakers of one event. */
  title?: string
}

/** The speakers, and why people can trust them. */
export function EventSpeakers({ speakers, title }: EventSpeakersProps) {
  if (speakers.length === 0) return null
  return (
    <section aria-labelledby="speakers" className={page.section}>
      <h2 id="speakers">{title ?? m.event_speakers({ count: speakers.length })}</h2>
      <ul className={styles.speakers}>
        {speakers.map(({ id, name, designation, place, introduction, picture, creator_id }) => (
          <li key={id} className={styles.speaker}>
            <Avatar name={name} src={picture ?? undefined} />
            <div className={styles.about}>
              <h3 lang={scriptLanguage(name)}>
                {creator_id === null ? (
                  name
                ) : (
                  <AddressLink href={`/creator/${creator_id}`}>{name}</AddressLink>
                )}
              </h3>
              <p className={styles.role} lang={scriptLanguage(designation)}>
                {place ? `${designation}, ${place}` : designation}
              </p>
              <p lang={scriptLanguage(introduction)}>{introduction}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

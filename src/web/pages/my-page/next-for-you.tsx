import type { ReactNode } from 'react'
import { DownloadLink } from '#features/certificates/ui/index.ts'
import { onDemandAddress } from '#features/events/on-demand-address.contract.ts'
import type { OwnEvent } from '#features/events/own-events.contract.ts'
import { JoinLink, placeLeft, When, watchedLabel } from '#features/events/ui/index.ts'
import { resourceAddress } from '#features/resources/resource-card.contract.ts'
import type { BegunDraft } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink, PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Award, CalendarDays, CirclePlay, type Icon, NotebookPen } from '#ui-kit/icons.ts'
import { hasNext, type Next } from './load-next.ts'
import styles from './next-for-you.module.css'

/** What the person can do next, one button each. Their events are also in the list below. */
export function NextForYou({ next }: { next: Next }) {
  if (!hasNext(next)) return null
  const { event, film, draft, certificate } = next
  return (
    <section aria-labelledby="next-for-you" className={styles.part}>
      <h2 id="next-for-you">{m.next_title()}</h2>
      <ul className={styles.items}>
        {event && <NextEvent event={event} />}
        {film && <NextFilm event={film} />}
        {draft && <NextDraft draft={draft} />}
        {certificate && <NextCertificate event={certificate} />}
      </ul>
    </section>
  )
}

interface ItemProps {
  icon: Icon
  about: ReactNode
  title: string
  lang?: string
  /** The item's only button. */
  children: ReactNode
}

function Item({ icon: Sign, about, title, lang, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.disc}>
        <Sign aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.about}>{about}</p>
        <p className={styles.title} lang={lang}>
          {title}
        </p>
      </div>
      <div className={styles.way}>{children}</div>
    </li>
  )
}

function NextEvent({ event }: { event: OwnEvent }) {
  const { id, title, text_language, can } = event
  return (
    <Item icon={CalendarDays} about={<When event={event} />} title={title} lang={text_language}>
      {can.join ? (
        <JoinLink event={event} isNamed />
      ) : (
        <AddressLink
          href={`/events/details/${id}`}
          className={buttonClass({ variant: 'primary', isWide: true })}
        >
          {m.registration_accept()}
          <span className="visually-hidden">: {title}</span>
        </AddressLink>
      )}
    </Item>
  )
}

function NextFilm({ event }: { event: OwnEvent }) {
  const { title, text_language, film } = event
  return (
    <Item
      icon={CirclePlay}
      about={m.next_video({ time: watchedLabel(placeLeft(film) ?? 0) })}
      title={title}
      lang={text_language}
    >
      <PlainLink className={buttonClass({ isWide: true })} href={onDemandAddress(event)}>
        {m.next_video_continue()}
        <span className="visually-hidden">: {title}</span>
      </PlainLink>
    </Item>
  )
}

function NextDraft({ draft: { subject, title: written, saved_at } }: { draft: BegunDraft }) {
  const title = written || m.my_resources_unsaved_untitled()
  return (
    <Item
      icon={NotebookPen}
      about={
        <>
          {m.next_draft()} <DateTime moment={saved_at} />
        </>
      }
      title={title}
    >
      <AddressLink
        href={subject === 0 ? '/resource/add' : resourceAddress({ id: subject, title }, '/edit')}
        className={buttonClass({ isWide: true })}
      >
        {m.next_draft_finish()}
        <span className="visually-hidden">: {title}</span>
      </AddressLink>
    </Item>
  )
}

function NextCertificate({ event: { id, title, text_language } }: { event: OwnEvent }) {
  return (
    <Item icon={Award} about={m.next_certificate()} title={title} lang={text_language}>
      <DownloadLink address={`/v2/event/certificate/?id=${id}`} variant="second" isWide>
        {m.next_certificate_get()}
        <span className="visually-hidden">: {title}</span>
      </DownloadLink>
    </Item>
  )
}

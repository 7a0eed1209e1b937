import { Link, rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { resourceAddress } from '#features/resources/resource-card.contract.ts'
import type { ResourceOfDay } from '#features/resources/resources.contract.ts'
import { LoginLink, useViewer } from '#foundation/accounts/ui/index.ts'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Award, Bookmark, type Icon } from '#ui-kit/icons.ts'
import { Picture } from '#ui-kit/picture.tsx'
import type { EventCard } from '../../events.contract.ts'
import styles from './home-lead.module.css'

interface HomeLeadProps {
  /** The first event of the list, if it is upcoming. */
  event: EventCard | undefined
  resource: ResourceOfDay | undefined
  /** Suggestions; undefined for visitors and people who turned them off. */
  forYou: (EventCard & { because: string[] })[] | undefined
}

/**
 * What most people come for, one link each: an upcoming event, today's resource, a program and something for the
 * viewer.
 */
export function HomeLead({ event, resource, forYou }: HomeLeadProps) {
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="visually-hidden">
        {m.home_start()}
      </h2>
      <ul className={styles.items}>
        {event && <EventItem event={event} />}
        {resource && <ResourceItem resource={resource} />}
        <ProgramItem />
        <OwnItem forYou={forYou?.filter(({ id }) => id !== event?.id)} isAsked={forYou?.length === 0} />
      </ul>
    </section>
  )
}

interface ItemProps {
  picture: ReactNode
  about: ReactNode
  /** The link. */
  children: ReactNode
}

function Item({ picture, about, children }: ItemProps) {
  return (
    <li className={styles.item}>
      {picture}
      <div className={styles.words}>
        <p className={styles.about}>{about}</p>
        <p className={styles.title}>{children}</p>
      </div>
    </li>
  )
}

const Disc = ({ icon: Sign }: { icon: Icon }) => (
  <span className={styles.disc}>
    <Sign aria-hidden="true" />
  </span>
)

function whenOf({ is_live, start_date_time, time_zone }: EventCard) {
  if (is_live) return m.live_now()
  if (start_date_time === null) return m.date_to_come()
  return <DateTime moment={start_date_time} zone={time_zone} kind="dayAndTime" />
}

function EventItem({ event }: { event: EventCard }) {
  const { id, title, text_language, picture } = event
  return (
    <Item
      picture={
        <Picture
          ratio="1/1"
          src={picture}
          srcSet={pictureSet(picture)}
          sizes="64px"
          alt=""
          className={styles.picture}
        />
      }
      about={<b>{whenOf(event)}</b>}
    >
      <Link
        to="/events/details/$id"
        params={{ id: String(id) }}
        className={styles.link ?? ''}
        lang={text_language}
      >
        {title}
      </Link>
    </Item>
  )
}

function ResourceItem({ resource }: { resource: ResourceOfDay }) {
  const { title, language, picture, is_page, type } = resource
  return (
    <Item
      picture={<Picture ratio="1/1" src={picture} alt="" isWhole={is_page} className={styles.picture} />}
      about={
        <>
          <b>{m.home_resource()}</b> {type && `· ${type.name}`}
        </>
      }
    >
      <Link to={resourceAddress(resource)} className={styles.link ?? ''} lang={language}>
        {title}
      </Link>
    </Item>
  )
}

/** The newest certificate program, if there is one. */
function ProgramItem() {
  const program = useLoaderData({ from: rootRouteId, select: (loaded) => loaded.program })
  if (!program) return null
  const { title, text_language, address, modules } = program
  return (
    <Item
      picture={<Disc icon={Award} />}
      about={
        <>
          <b>{m.home_program()}</b>{' '}
          {modules.length > 0 && `· ${m.program_modules_count({ count: modules.length })}`}
        </>
      }
    >
      <Link to={address} className={styles.link ?? ''} lang={text_language}>
        {title}
      </Link>
    </Item>
  )
}

interface OwnItemProps {
  forYou: HomeLeadProps['forYou']
  /** Whether the person hasn't chosen any interests yet. */
  isAsked: boolean
}

/** Something for the viewer: a suggested event, or a link to choose interests; for visitors, a link to log in. */
function OwnItem({ forYou, isAsked }: OwnItemProps) {
  const viewer = useViewer()
  const first = forYou?.[0]
  const frame = { picture: <Disc icon={Bookmark} />, about: <b>{m.for_you()}</b> }
  if (!viewer) {
    return (
      <Item {...frame}>
        <LoginLink className={styles.link}>{m.home_log_in()}</LoginLink>
      </Item>
    )
  }
  if (first) {
    const { id, title, text_language, because } = first
    return (
      <Item {...frame} about={<b>{m.for_you_because({ terms: because[0] ?? '' })}</b>}>
        <Link
          to="/events/details/$id"
          params={{ id: String(id) }}
          className={styles.link ?? ''}
          lang={text_language}
        >
          {title}
        </Link>
      </Item>
    )
  }
  return (
    <Item {...frame}>
      {isAsked ? (
        <Link to="/profile/preferences" className={styles.link ?? ''}>
          {m.for_you_choose()}
        </Link>
      ) : (
        <Link to="/my-pankh-page" className={styles.link ?? ''} preload={false}>
          {m.home_next()}
        </Link>
      )}
    </Item>
  )
}

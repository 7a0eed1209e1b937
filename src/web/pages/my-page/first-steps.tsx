import { type ReactNode, useState } from 'react'
import { resourceAddress } from '#features/resources/resource-card.contract.ts'
import { creatorAddress } from '#foundation/creators/creators.contract.ts'
import { FollowButton } from '#foundation/creators/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Bookmark, CalendarDays, type Icon, Settings, UserRoundPlus } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import styles from './first-steps.module.css'
import type { FirstSteps as Steps } from './load-first-steps.ts'

/** Suggests where to start, and why, to people with nothing on My page yet. */
export function FirstSteps({ steps: { event, resource, creator } }: { steps: Steps }) {
  return (
    <section aria-labelledby="first-steps" className={styles.part}>
      <h2 id="first-steps">{m.first_steps_title()}</h2>
      <p className={styles.soft}>{m.first_steps_lead()}</p>
      <ol className={styles.steps}>
        <EventStep step={event} />
        <ResourceStep step={resource} />
        {creator ? <CreatorStep step={creator} /> : <InterestsStep />}
      </ol>
    </section>
  )
}

interface StepProps {
  icon: Icon
  title: string
  /** What it's about, with a link. */
  thing?: ReactNode
  why: string
  way: ReactNode
}

function Step({ icon: Picture, title, thing, why, way }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.disc}>
        <Picture aria-hidden="true" />
      </span>
      <h3 className={styles.title}>{title}</h3>
      {thing}
      <p className={styles.soft}>{why}</p>
      <div className={styles.way}>{way}</div>
    </li>
  )
}

const whyOf = (because: string[], otherwise: string) =>
  because.length > 0 ? m.for_you_because({ terms: because.join(', ') }) : otherwise

const way = (href: string, words: string, label?: string) => (
  <AddressLink href={href} className={buttonClass({ variant: 'second' })} aria-label={label}>
    {words}
  </AddressLink>
)

function EventStep({ step }: { step: Steps['event'] }) {
  const frame = { icon: CalendarDays, title: m.first_steps_event() }
  if (!step)
    return <Step {...frame} why={m.first_steps_event_none()} way={way('/', m.first_steps_all_events())} />
  const { id, title, text_language, start_date_time, time_zone, status, is_live } = step.thing
  const isAhead = status === 'Upcoming' || status === 'Scheduled'
  return (
    <Step
      {...frame}
      thing={
        <p className={styles.thing}>
          <span lang={text_language}>{title}</span>
          {isAhead && start_date_time && (
            <span className={styles.soft}>
              {is_live ? (
                m.live_now()
              ) : (
                <DateTime moment={start_date_time} zone={time_zone} kind="dayAndTime" />
              )}
            </span>
          )}
        </p>
      }
      why={whyOf(step.because, m.first_steps_event_any())}
      way={way(`/events/details/${id}`, m.first_steps_see(), m.first_steps_see_named({ title }))}
    />
  )
}

function ResourceStep({ step }: { step: Steps['resource'] }) {
  const frame = { icon: Bookmark, title: m.first_steps_resource() }
  if (!step) {
    const all = way('/resource', m.first_steps_all_resources())
    return <Step {...frame} why={m.first_steps_resource_none()} way={all} />
  }
  const { title, language, created_by } = step.thing
  return (
    <Step
      {...frame}
      thing={
        <p className={styles.thing}>
          <span lang={language}>{title}</span>
          {created_by && <span className={styles.soft}>{m.resource_by({ name: created_by.name })}</span>}
        </p>
      }
      why={whyOf(step.because, m.first_steps_resource_any())}
      way={way(resourceAddress(step.thing), m.first_steps_see(), m.first_steps_see_named({ title }))}
    />
  )
}

function CreatorStep({ step: { thing, because } }: { step: NonNullable<Steps['creator']> }) {
  const { id, name, designation, resources_count } = thing
  const [followed, setFollowed] = useState({ isOn: false, count: thing.followers })
  const shared = m.creator_resources_counted({ count: resources_count, shown: numberLabel(resources_count) })
  return (
    <Step
      icon={UserRoundPlus}
      title={m.first_steps_creator()}
      thing={
        <p className={styles.thing}>
          <AddressLink href={creatorAddress(id)} className={styles.name} lang={scriptLanguage(name)}>
            {name}
          </AddressLink>
          <span className={styles.soft} lang={scriptLanguage(designation)}>
            {designation || shared}
          </span>
        </p>
      }
      why={whyOf(because, m.first_steps_creator_any())}
      way={<FollowButton id={id} name={name} followed={followed} onToggle={setFollowed} />}
    />
  )
}

function InterestsStep() {
  return (
    <Step
      icon={Settings}
      title={m.first_steps_interests()}
      why={m.first_steps_interests_why()}
      way={way('/profile/preferences', m.first_steps_interests())}
    />
  )
}

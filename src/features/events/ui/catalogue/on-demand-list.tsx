import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { CirclePlay } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { EventCard as Card } from '../../events.contract.ts'
import styles from '../film/film-view.module.css'
import { EventCard } from './event-card.tsx'

/** The newest recordings: the page of an On-Demand address without an event. */
export function OnDemandList({ films }: { films: Card[] }) {
  return (
    <div className={styles.page}>
      <header className={styles.listOpening}>
        <h1 className={styles.title}>{m.on_demand_title()}</h1>
        <p className={styles.lead}>{m.on_demand_lead()}</p>
      </header>
      {films.length > 0 ? (
        <>
          <CardGrid>
            {films.map((film, index) => (
              <EventCard key={film.id} event={film} headingLevel={2} isFirst={index < 3} leadsToFilm />
            ))}
          </CardGrid>
          <p>
            <Link to="/" search={{ status: 'on-demand' }} className={buttonClass()}>
              {m.on_demand_all()}
            </Link>
          </p>
        </>
      ) : (
        <EmptyState
          icon={CirclePlay}
          title={m.on_demand_none_title()}
          action={
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {m.event_all()}
            </Link>
          }
        >
          {m.on_demand_none_help()}
        </EmptyState>
      )}
    </div>
  )
}

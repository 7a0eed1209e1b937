import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Share2 } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { campaignAddress, campaignPartAddress } from '../../awareness-address.contract.ts'
import { sourceName, type TrackedSource } from '../../tracking.contract.ts'
import { LeaderBoardPart } from './leader-board.tsx'
import { daysIn, type LoadedTracking, type TrackingSearch } from './load-tracking.ts'
import { TrackedDays } from './tracked-days.tsx'
import { TrackedPeople } from './tracked-people.tsx'
import { TrackedPromoters } from './tracked-promoters.tsx'
import styles from './tracking.module.css'
import { TrackingTotals } from './tracking-totals.tsx'

export function TrackingView({
  tracking,
  people,
  board,
  search,
}: LoadedTracking & { search: TrackingSearch }) {
  const { subscription, totals, days, sources } = tracking
  const { id, program_data, kind } = subscription
  const of = { id, program_name: program_data.name }
  const path = campaignPartAddress(of, 'tracking')
  const isOrganisation = kind === 'organisation'
  const nobodyYet = totals.invited + totals.opened + totals.completed === 0
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.awareness_tracking_title()} />
      <header className={styles.opening}>
        <AddressLink href={campaignAddress(of)} className={styles.back}>
          <span aria-hidden="true">←</span> {m.awareness_tracking_back()}
        </AddressLink>
        <h1>{m.awareness_tracking_title()}</h1>
        <p className={styles.lead}>{m.awareness_tracking_lead({ program: program_data.title })}</p>
      </header>
      <TrackingTotals totals={totals} goal={subscription.goal} isOrganisation={isOrganisation} />
      {nobodyYet ? (
        <EmptyState
          icon={Share2}
          title={m.awareness_tracking_empty_title()}
          action={
            <AddressLink href={campaignAddress(of)} className={buttonClass({ variant: 'primary' })}>
              {m.awareness_tracking_empty_share()}
            </AddressLink>
          }
        >
          {m.awareness_tracking_empty_text()}
        </EmptyState>
      ) : (
        <>
          <TrackedDays id={id} days={days} shown={daysIn(search)} path={path} search={search} />
          {sources.length > 0 ? <TrackedSources sources={sources} /> : null}
        </>
      )}
      {isOrganisation ? <TrackedPromoters tracking={tracking} path={path} search={search} /> : null}
      {nobodyYet ? null : (
        <TrackedPeople
          id={id}
          people={people}
          path={path}
          search={search}
          hasPromoters={tracking.promoters_count > 0}
        />
      )}
      <LeaderBoardPart id={id} board={board} path={path} />
    </div>
  )
}

/** The links that brought visitors since the campaign started, as text and as bars. */
function TrackedSources({ sources }: { sources: readonly TrackedSource[] }) {
  const most = Math.max(...sources.map(({ opened, completed }) => Math.max(opened, completed)))
  return (
    <section className={styles.part} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {m.awareness_tracking_sources()}
      </h2>
      <p className={styles.help}>{m.awareness_tracking_sources_help()}</p>
      <ul className={styles.sources}>
        {sources.map(({ source, opened, completed }) => (
          <li key={source} className={styles.source}>
            <span className={styles.name}>{sourceName(source)}</span>
            <span className={styles.counts}>
              {m.awareness_tracking_source_counts({
                opened: numberLabel(opened),
                completed: numberLabel(completed),
              })}
            </span>
            <svg
              className={styles.bars}
              viewBox={`0 0 ${most} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={styles.opened} width={opened} height={5} />
              <rect className={styles.completed} y={5} width={completed} height={5} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { EmptyTablePage } from '#ui-kit/empty-table-page.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { TablePages } from '#ui-kit/table-tools.tsx'
import { statusName, type TrackedPromoter, type Tracking, trackedName } from '../../tracking.contract.ts'
import { FileLink } from './file-link.tsx'
import type { TrackingSearch } from './load-tracking.ts'
import { PROMOTERS_ID, RemovePromoter } from './remove-promoter.tsx'
import styles from './tracking.module.css'

interface TrackedPromotersProps {
  tracking: Tracking
  path: string
  search: TrackingSearch
}

/** The results of an organisation's promoters: counts, not people. */
export function TrackedPromoters({ tracking, path, search }: TrackedPromotersProps) {
  const { subscription, promoters, promoters_count: count } = tracking
  return (
    <section className={styles.part} aria-labelledby={PROMOTERS_ID}>
      <h2 id={PROMOTERS_ID} tabIndex={-1} className={styles.title}>
        {m.awareness_tracking_promoters()}
      </h2>
      {count === 0 ? (
        <p>
          {subscription.status === 'ended'
            ? m.awareness_tracking_promoters_none_closed()
            : m.awareness_tracking_promoters_none()}
        </p>
      ) : (
        <>
          {promoters.length === 0 ? (
            <EmptyTablePage
              path={path}
              search={{ ...search }}
              pageField="team_page"
              anchor={PROMOTERS_ID}
              headingLevel={3}
              total={count}
              length={ADMIN_LENGTH}
            />
          ) : (
            <DataTable
              caption={m.awareness_tracking_promoters()}
              columns={columnsFor(subscription.id)}
              rows={promoters}
              keyOf={({ id }) => id}
              path={path}
              search={{}}
            />
          )}
          {count > ADMIN_LENGTH && promoters.length > 0 ? (
            <TablePages
              path={path}
              search={{ ...search }}
              pageField="team_page"
              anchor={PROMOTERS_ID}
              total={count}
              length={ADMIN_LENGTH}
              labels={{
                nav: m.awareness_tracking_promoters_nav(),
                previous: m.awareness_tracking_people_previous(),
                next: m.awareness_tracking_people_next(),
              }}
              shownText={(from, to) =>
                m.awareness_tracking_people_shown({ from, to, total: numberLabel(count) })
              }
            />
          ) : null}
          <FileLink id={subscription.id} table="promoters">
            {m.awareness_tracking_file_promoters()}
          </FileLink>
        </>
      )}
    </section>
  )
}

const columnsFor = (id: number): readonly Column<TrackedPromoter>[] => [
  {
    key: 'name',
    label: m.awareness_tracking_promoter,
    isHead: true,
    cell: ({ name }) => trackedName(name),
  },
  { key: 'status', label: m.awareness_tracking_status, cell: ({ status }) => statusName(status) },
  {
    key: 'invited',
    label: m.awareness_tracking_invited,
    isNumber: true,
    cell: ({ invited }) => numberLabel(invited),
  },
  {
    key: 'opened',
    label: m.awareness_tracking_opened,
    isNumber: true,
    cell: ({ opened }) => numberLabel(opened),
  },
  {
    key: 'completed',
    label: m.awareness_tracking_completed,
    isNumber: true,
    cell: ({ completed }) => numberLabel(completed),
  },
  {
    key: 'change',
    label: m.awareness_tracking_promoter_actions,
    cell: (promoter) => <RemovePromoter id={id} promoter={promoter} />,
  },
]

import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { statusName, type TrackedPromoter, type Tracking, trackedName } from '../../tracking.contract.ts'
import { FileLink } from './file-link.tsx'
import { PROMOTERS_ID, RemovePromoter } from './remove-promoter.tsx'
import styles from './tracking.module.css'

/** The results of an organisation's promoters: counts, not people. */
export function TrackedPromoters({ tracking, path }: { tracking: Tracking; path: string }) {
  const { subscription, promoters, promoters_count: count } = tracking
  return (
    <section className={styles.part} aria-labelledby={PROMOTERS_ID}>
      <h2 id={PROMOTERS_ID} tabIndex={-1} className={styles.title}>
        {m.awareness_tracking_promoters()}
      </h2>
      {count === 0 ? (
        <p>{m.awareness_tracking_promoters_none()}</p>
      ) : (
        <>
          {count > promoters.length ? (
            <p className={styles.help}>
              {m.awareness_tracking_promoters_first({
                shown: promoters.length,
                count: numberLabel(count),
              })}
            </p>
          ) : null}
          <DataTable
            caption={m.awareness_tracking_promoters()}
            columns={columnsFor(subscription.id)}
            rows={promoters}
            keyOf={({ id }) => id}
            path={path}
            search={{}}
          />
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

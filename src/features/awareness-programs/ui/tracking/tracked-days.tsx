import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { dayLabel } from '#ui-kit/day-label.ts'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { type TrackedDays as ShownDays, TRACKED_DAYS, type TrackedDay } from '../../tracking.contract.ts'
import { FileLink } from './file-link.tsx'
import type { TrackingSearch } from './load-tracking.ts'
import { TrackedPlot } from './tracked-plot.tsx'
import styles from './tracking.module.css'

const DAYS_ID = 'days'

interface TrackedDaysProps {
  id: number
  days: readonly TrackedDay[]
  shown: ShownDays
  path: string
  search: TrackingSearch
}

/** A plot of each count by day, with a table of the numbers. */
export function TrackedDays({ id, days, shown, path, search }: TrackedDaysProps) {
  const lively = days
    .filter(({ invited, opened, completed }) => invited + opened + completed > 0)
    .toReversed()
  return (
    <section className={styles.part} aria-labelledby={DAYS_ID}>
      <div className={styles.top}>
        <h2 id={DAYS_ID} className={styles.title}>
          {m.awareness_tracking_days()}
        </h2>
        <SegmentedLinks
          label={m.awareness_tracking_period()}
          segments={TRACKED_DAYS.map((count) => ({
            key: String(count),
            label: m.awareness_tracking_last_days({ days: count }),
            isCurrent: count === shown,
            href: `${tableAddress(path, { ...search }, { days: count })}#${DAYS_ID}`,
          }))}
          renderLink={(props) => <AddressLink {...props} />}
        />
      </div>
      <div className={styles.plots}>
        <TrackedPlot figure="opened" days={days} />
        <TrackedPlot figure="completed" days={days} />
        <TrackedPlot figure="invited" days={days} />
      </div>
      <Disclosure look="card" summary={m.awareness_tracking_days_table()}>
        {lively.length > 0 ? (
          <>
            <p className={styles.help}>{m.awareness_tracking_days_left_out()}</p>
            <DataTable
              caption={m.awareness_tracking_days_caption()}
              columns={columns}
              rows={lively}
              keyOf={({ day }) => day}
              path={path}
              search={{}}
            />
          </>
        ) : (
          <p>{m.awareness_tracking_days_quiet()}</p>
        )}
      </Disclosure>
      <FileLink id={id} table="days">
        {m.awareness_tracking_file_days()}
      </FileLink>
    </section>
  )
}

const columns: readonly Column<TrackedDay>[] = [
  {
    key: 'day',
    label: m.awareness_tracking_day,
    isHead: true,
    cell: ({ day }) => <time dateTime={day}>{dayLabel(day)}</time>,
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
    key: 'invited',
    label: m.awareness_tracking_invited,
    isNumber: true,
    cell: ({ invited }) => numberLabel(invited),
  },
]

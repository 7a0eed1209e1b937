import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { WireError } from '#contract/wire.ts'
import { DEFAULT_RANGE, type MetricsReport, RANGES } from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { ErrorSummary } from '#ui-kit/error-summary.tsx'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { useFormThatFollows } from '#ui-kit/use-form-that-follows.ts'
import type { MetricsSearch } from './load-metrics.ts'
import styles from './metrics.module.css'

export const METRICS_PATH = '/admin/numbers'
/** Control ids, by field. */
const IDS: Record<string, string> = { from: 'from', until: 'until' }

interface MetricsRangeProps {
  report: MetricsReport | null
  errors: readonly WireError[]
  search: MetricsSearch
}

/** The range of days: one of several lengths, or chosen dates. */
export function MetricsRange({ report, errors, search }: MetricsRangeProps) {
  const router = useRouter()
  const isOwn = search.from !== undefined || search.until !== undefined
  const days = {
    from: search.from ?? report?.days.first ?? '',
    until: search.until ?? report?.days.last ?? '',
  }
  const form = useFormThatFollows(days)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void router.navigate({ href: tableAddress(METRICS_PATH, Object.fromEntries(values)), resetScroll: false })
  }
  return (
    <div className={styles.range}>
      {errors.length > 0 ? (
        <ErrorSummary
          title={m.statistics_unknown()}
          problems={errors.map(({ field, message }) => ({ fieldId: IDS[field ?? ''], message }))}
        />
      ) : null}
      <SegmentedLinks
        label={m.statistics_range()}
        segments={RANGES.map((days) => ({
          key: String(days),
          label: days === 365 ? m.statistics_range_year() : m.statistics_range_days({ days }),
          isCurrent: !isOwn && String(days) === (search.days ?? String(DEFAULT_RANGE)),
          href: tableAddress(METRICS_PATH, { days, sort: search.sort }),
        }))}
        renderLink={(props) => <AddressLink {...props} />}
      />
      <Disclosure summary={m.statistics_own_range()} open={isOwn}>
        <form ref={form} className={styles.own} action={METRICS_PATH} onSubmit={go}>
          {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
          <TextField
            id="from"
            name="from"
            type="date"
            label={m.statistics_from()}
            error={errorOf('from')}
            defaultValue={days.from}
          />
          <TextField
            id="until"
            name="until"
            type="date"
            label={m.statistics_until()}
            error={errorOf('until')}
            defaultValue={days.until}
          />
          <Button type="submit" variant="second">
            {m.statistics_show()}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MetricsReport } from '#foundation/metrics/metrics.contract.ts'
import { MetricsTable } from './metrics-table.tsx'

const tableOf = (step: MetricsReport['step']) =>
  renderToStaticMarkup(
    <MetricsTable
      group="resources"
      figures={[{ metric: 'resources-opened', total: 3, before: 0, counts: [3] }]}
      report={{ step, stretches: [{ first: '2026-01-05', last: '2026-01-11' }] }}
    />,
  )

it('says whether its rows are days, weeks or months', () => {
  expect(tableOf('day')).toMatch(/Resources: statistics by day.*>Day</)
  expect(tableOf('week')).toMatch(/Resources: statistics by week.*>Period</)
  expect(tableOf('month')).toMatch(/Resources: statistics by month.*>Period</)
})

import { m } from '#messages/messages.js'
import { dayLabel } from '#ui-kit/day-label.ts'
import { DaysPlot, type DaysPlotProps } from '#ui-kit/days-plot.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { TrackedDay } from '../../tracking.contract.ts'

type TrackedFigure = 'invited' | 'opened' | 'completed'
const names: Record<TrackedFigure, () => string> = {
  invited: m.awareness_tracking_invited,
  opened: m.awareness_tracking_opened,
  completed: m.awareness_tracking_completed,
}
const tones: Record<TrackedFigure, DaysPlotProps['tone']> = {
  invited: 'plum',
  opened: 'peacock',
  completed: 'leaf',
}

/** One count of a campaign by day. */
export function TrackedPlot({ figure, days }: { figure: TrackedFigure; days: readonly TrackedDay[] }) {
  const what = names[figure]()
  const count = numberLabel(days.reduce((sum, day) => sum + day[figure], 0))
  const top = days.reduce<TrackedDay | undefined>(
    (best, day) => (best && best[figure] >= day[figure] ? best : day),
    undefined,
  )
  const most = numberLabel(top?.[figure] ?? 0)
  return (
    <DaysPlot
      name={what}
      sum={m.awareness_tracking_plot_count({ count, days: days.length })}
      description={
        top && top[figure] > 0
          ? m.awareness_tracking_plot({ what, count, days: days.length, day: dayLabel(top.day), most })
          : m.awareness_tracking_plot_none({ what, days: days.length })
      }
      most={m.awareness_tracking_plot_most({ most })}
      tone={tones[figure]}
      bars={days.map((day) => ({
        key: day.day,
        when: dayLabel(day.day),
        count: day[figure],
        label: numberLabel(day[figure]),
      }))}
    />
  )
}

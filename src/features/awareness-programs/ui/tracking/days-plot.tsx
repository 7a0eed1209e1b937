import { m } from '#messages/messages.js'
import { homeDate } from '#ui-kit/dates.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import type { TrackedDay } from '../../tracking.contract.ts'
import styles from './days-plot.module.css'

type Figure = 'invited' | 'opened' | 'completed'
const names: Record<Figure, () => string> = {
  invited: m.awareness_tracking_invited,
  opened: m.awareness_tracking_opened,
  completed: m.awareness_tracking_completed,
}

/** Within the organisation's day, wherever it is read. */
export const dayMoment = (day: string) => `${day}T06:30:00Z`
const dayWords = (day: string) => homeDate(dayMoment(day))

/** Units of the drawing: a day's width, and the height of the day with most. */
const WIDE = 10
const HIGH = 100
/** One is to be seen beside a thousand. */
const LOW = 4

/** One figure by day as bars. Its name says it in words; each number stands in the table behind the plots. */
export function DaysPlot({ figure, days }: { figure: Figure; days: readonly TrackedDay[] }) {
  const what = names[figure]()
  const count = days.reduce((sum, day) => sum + day[figure], 0)
  const top = days.reduce<TrackedDay | undefined>(
    (best, day) => (best && best[figure] >= day[figure] ? best : day),
    undefined,
  )
  const most = top?.[figure] ?? 0
  const said =
    top && most > 0
      ? m.awareness_tracking_plot({
          what,
          count: numberWords(count),
          days: days.length,
          day: dayWords(top.day),
          most: numberWords(most),
        })
      : m.awareness_tracking_plot_none({ what, days: days.length })
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{what}</span>
        <span>{m.awareness_tracking_plot_count({ count: numberWords(count), days: days.length })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={said}
        className={`${styles.plot} ${styles[figure]}`}
        viewBox={`0 0 ${days.length * WIDE} ${HIGH}`}
        preserveAspectRatio="none"
      >
        {days.map((day, at) =>
          day[figure] > 0 ? (
            <rect
              key={day.day}
              x={at * WIDE + 1}
              y={HIGH - heightOf(day[figure], most)}
              width={WIDE - 2}
              height={heightOf(day[figure], most)}
            >
              <title>{`${dayWords(day.day)}: ${numberWords(day[figure])}`}</title>
            </rect>
          ) : null,
        )}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayWords(days[0]?.day ?? '')}</span>
        <span>{dayWords(days.at(-1)?.day ?? '')}</span>
      </div>
      <p className={styles.most} aria-hidden="true">
        {m.awareness_tracking_plot_most({ most: numberWords(most) })}
      </p>
    </figure>
  )
}

const heightOf = (count: number, most: number) => Math.max(LOW, Math.round((count / most) * HIGH))

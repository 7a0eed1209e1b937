import { type PointerEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './days-plot.module.css'
import { useIsRunning } from './store.ts'

export interface PlotBar {
  key: string
  /** The day, or the first and last one. */
  when: string
  count: number
  /** The count, formatted. */
  label: string
}

export interface DaysPlotProps {
  /** What is counted. */
  name: string
  /** The sum beside the name, such as "128 in 30 days". */
  sum: string
  /** The whole plot as text, for screen readers. */
  description: string
  /** The value of the tallest bar. */
  most?: string | undefined
  /** The first and last day, if a bar covers several. */
  ends?: readonly [string, string] | undefined
  /** A sentence below, such as the previous value. */
  note?: string | undefined
  tone: 'peacock' | 'leaf' | 'plum'
  /** Oldest first, without gaps. */
  bars: readonly PlotBar[]
}

/** Units of the drawing: a bar's width, and the height of the tallest. */
const WIDE = 10
const HIGH = 100
/** The least height of a bar, so that 1 is visible beside 1,000. */
const LOW = 4

/**
 * Counts over time as bars. Its name describes it, and mouse, finger or arrow keys read out each bar: a native range
 * input lies over the bars.
 */
export function DaysPlot({ name, sum, description, most, ends, note, tone, bars }: DaysPlotProps) {
  const top = Math.max(...bars.map(({ count }) => count), 0)
  const [at, setAt] = useState<number>()
  const isRunning = useIsRunning()
  const chosen = at === undefined ? undefined : bars[at]
  const last = bars.at(-1)
  function follow({ nativeEvent: { offsetX }, currentTarget }: PointerEvent<HTMLInputElement>) {
    const way = offsetX / currentTarget.clientWidth
    setAt(Math.min(bars.length - 1, Math.max(0, Math.floor(way * bars.length))))
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{sum}</span>
      </figcaption>
      <div className={styles.frame}>
        <svg
          role="img"
          aria-label={description}
          className={classNames(styles.plot, styles[tone])}
          viewBox={`0 0 ${bars.length * WIDE} ${HIGH}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ key, when, count, label }, index) =>
            count > 0 ? (
              <rect
                key={key}
                x={index * WIDE + 1}
                y={HIGH - heightOf(count, top)}
                width={WIDE - 2}
                height={heightOf(count, top)}
                className={at !== undefined && at !== index ? styles.other : undefined}
              >
                <title>{`${when}: ${label}`}</title>
              </rect>
            ) : null,
          )}
        </svg>
        {isRunning && last && top > 0 ? (
          <input
            type="range"
            className={styles.range}
            aria-label={name}
            aria-valuetext={saidOf(chosen ?? last)}
            min={0}
            max={bars.length - 1}
            value={at ?? bars.length - 1}
            onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
            onFocus={() => setAt(at ?? bars.length - 1)}
            onBlur={() => setAt(undefined)}
            onPointerMove={follow}
            onPointerLeave={() => setAt(undefined)}
          />
        ) : null}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends?.[0] ?? bars[0]?.when}</span>
        {bars.length > 1 ? <span>{ends?.[1] ?? bars.at(-1)?.when}</span> : null}
      </div>
      {most ? (
        <p className={styles.most} aria-hidden="true">
          {chosen ? <strong>{saidOf(chosen)}</strong> : most}
        </p>
      ) : null}
      {note ? <p className={styles.most}>{note}</p> : null}
    </figure>
  )
}

const saidOf = ({ when, label }: PlotBar) => `${when}: ${label}`
const heightOf = (count: number, top: number) => Math.max(LOW, Math.round((count / top) * HIGH))

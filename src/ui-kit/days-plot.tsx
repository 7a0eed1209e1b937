import { classNames } from './class-names.ts'
import styles from './days-plot.module.css'

export interface PlotBar {
  key: string
  /** The day, or the first and the last one. */
  when: string
  count: number
  /** The count for the reader. */
  label: string
}

export interface DaysPlotProps {
  /** What is counted. */
  name: string
  /** The sum beside the name, such as "128 in 30 days". */
  sum: string
  /** The whole plot in words, for whoever does not see it. */
  description: string
  /** How much the tallest bar is. */
  most?: string | undefined
  /** The first and the last day, where a bar stands for several. */
  ends?: readonly [string, string] | undefined
  /** A sentence below, such as what it was before. */
  note?: string | undefined
  tone: 'peacock' | 'leaf' | 'plum'
  /** The oldest first, without a gap. */
  bars: readonly PlotBar[]
}

/** Units of the drawing: a bar's width, and the height of the tallest. */
const WIDE = 10
const HIGH = 100
/** The least height of a bar, so that one is seen beside a thousand. */
const LOW = 4

/** Counts over time as bars. Its name says it in words; each number stands in the table behind the plots. */
export function DaysPlot({ name, sum, description, most, ends, note, tone, bars }: DaysPlotProps) {
  const top = Math.max(...bars.map(({ count }) => count), 0)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{sum}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={description}
        className={classNames(styles.plot, styles[tone])}
        viewBox={`0 0 ${bars.length * WIDE} ${HIGH}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ key, when, count, label }, at) =>
          count > 0 ? (
            <rect
              key={key}
              x={at * WIDE + 1}
              y={HIGH - heightOf(count, top)}
              width={WIDE - 2}
              height={heightOf(count, top)}
            >
              <title>{`${when}: ${label}`}</title>
            </rect>
          ) : null,
        )}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends?.[0] ?? bars[0]?.when}</span>
        {bars.length > 1 ? <span>{ends?.[1] ?? bars.at(-1)?.when}</span> : null}
      </div>
      {most ? (
        <p className={styles.most} aria-hidden="true">
          {most}
        </p>
      ) : null}
      {note ? <p className={styles.most}>{note}</p> : null}
    </figure>
  )
}

const heightOf = (count: number, top: number) => Math.max(LOW, Math.round((count / top) * HIGH))

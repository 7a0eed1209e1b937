import { useSyncExternalStore } from 'react'
import { HOME_ZONE } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { classNames } from './class-names.ts'
import styles from './date-time.module.css'
import { type MomentKind, momentText, widestText } from './dates.ts'
import { neverChanges } from './store.ts'

let zoneOfDevice: string | undefined
/** Read once per load, because each time on a page needs it repeatedly. */
function viewerZone(): string {
  zoneOfDevice ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zoneOfDevice
}
const unknownZone = () => null

/** The viewer's zone once the page runs in a browser; null on the server and while hydrating. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(neverChanges, viewerZone, unknownZone)
}

export interface DateTimeProps {
  /** ISO 8601 in UTC, as on the wire. */
  moment: string
  /** The zone that the server renders: the event's, otherwise the organisation's. */
  zone?: string | undefined
  locale?: string | undefined
  kind?: MomentKind | undefined
  /** Always uses `zone`: for the event's own time beside the viewer's, and for times that also appear in a document. */
  isFixed?: boolean | undefined
  className?: string | undefined
  /** Puts the time into a text, such as 'until 5 pm'. */
  inWords?: ((moment: string) => string) | undefined
}

const onlyMoment = (moment: string) => moment

/** A time in the viewer's zone, with space reserved from the start for the final text. */
export function DateTime({
  moment,
  zone = HOME_ZONE,
  locale = m.page_locale(),
  kind = 'date',
  isFixed,
  className,
  inWords = onlyMoment,
}: DateTimeProps) {
  const found = useViewerZone()
  const shownIn = isFixed ? zone : (found ?? zone)
  return (
    <span
      className={classNames(styles.time, !isFixed && styles.roomy, className)}
      data-room={isFixed ? undefined : inWords(widestText(kind, moment, zone, locale))}
    >
      <span>
        <time dateTime={moment} data-kind={kind} suppressHydrationWarning>
          {inWords(momentText(kind, moment, shownIn, locale))}
        </time>
      </span>
    </span>
  )
}

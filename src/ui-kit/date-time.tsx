import { useSyncExternalStore } from 'react'
import { HOME_ZONE } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { classNames } from './class-names.ts'
import styles from './date-time.module.css'
import { type MomentKind, momentText, widestText } from './dates.ts'
import { neverChanges } from './store.ts'

let zoneOfDevice: string | undefined
/** Asked once a load: each moment on a page wants it several times. */
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
  /** The zone that the server writes: the event's, else the organisation's. */
  zone?: string | undefined
  locale?: string | undefined
  kind?: MomentKind | undefined
  /** Stays in `zone`: for the event's own time beside the viewer's, and for what a document says elsewhere. */
  isFixed?: boolean | undefined
  className?: string | undefined
  /** Writes the moment into a text, such as 'until 5 pm'. */
  inWords?: ((moment: string) => string) | undefined
}

const onlyMoment = (moment: string) => moment

/** A moment in the viewer's zone, with room kept from the start for the text that will stand there. */
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

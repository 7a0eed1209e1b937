import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ownAddress } from '#contract/page-form.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { useIsRunning } from '#ui-kit/store.ts'
import { packName } from '../device/packs.ts'
import styles from './offline-page.module.css'
import { OpenedBefore } from './opened-before.tsx'
import { PackReader } from './pack-reader.tsx'
import { SavedPacks } from './saved-packs.tsx'
import { useOnline } from './use-online.ts'
import { WaitingMutations } from './waiting-mutations.tsx'

interface OfflineSearch {
  /** The page that couldn't be opened. */
  from?: string
  /** The pack to read: `event-3`. */
  pack?: string
}

/** What works offline, what was saved and what waits. The service worker shows it for pages without a copy. */
export const Route = createFileRoute('/_default/offline')({
  component: OfflinePage,
})

const readOfflineSearch = ({ from, pack }: Record<string, unknown>): OfflineSearch => ({
  ...(typeof from === 'string' ? { from: ownAddress(from) } : {}),
  ...(typeof pack === 'string' && /^(event|resource)-\d{1,10}$/.test(pack) ? { pack } : {}),
})

function OfflinePage() {
  const user_id = useViewer()?.user_id
  const search = useSearch({ strict: false })
  // The page is the same for every address, in the page cache and as an offline copy, so anything that depends on the
  // address waits for hydration.
  const { from, pack } = useIsRunning() ? readOfflineSearch({ ...search }) : {}
  const [, kind, thing] = /^(event|resource)-(\d+)$/.exec(pack ?? '') ?? []
  const isRead = kind !== undefined && user_id !== undefined
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.offline_title()} />
      {isRead && (
        <>
          <PlainLink href="/offline" className={styles.back}>
            <span aria-hidden="true">←</span> {m.offline_back()}
          </PlainLink>
          <PackReader name={packName({ user_id, kind: kind as 'event', thing: Number(thing) })} />
        </>
      )}
      {!isRead && (
        <>
          <Opening from={from} />
          <SavedPacks user_id={user_id} />
          {user_id !== undefined && <WaitingMutations user_id={user_id} />}
          <OpenedBefore />
        </>
      )}
    </div>
  )
}

function Opening({ from }: { from: string | undefined }) {
  const isOnline = useOnline()
  return (
    <>
      <h1 className={styles.heading}>{from ? m.offline_lost_title() : m.offline_title()}</h1>
      {from ? (
        <>
          <p className={styles.lead}>{m.offline_lost_help()}</p>
          <a href={from} className={buttonClass({ variant: 'primary', size: 'big', className: styles.way })}>
            {m.offline_try_again()}
          </a>
        </>
      ) : (
        <p className={styles.lead}>{m.offline_lead()}</p>
      )}
      <div className={styles.part} role={from ? undefined : 'note'}>
        <p className={styles.name}>{isOnline ? m.offline_works_title() : m.offline_works_now()}</p>
        <ul className={styles.works}>
          <li>{m.offline_works_read()}</li>
          <li>{m.offline_works_packs()}</li>
          <li>{m.offline_works_mutations()}</li>
        </ul>
        <p>{m.offline_works_not()}</p>
      </div>
    </>
  )
}

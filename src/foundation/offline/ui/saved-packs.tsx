import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import type { Pack } from '../device/device-store.ts'
import { packsOf, removePack, removePacksOf } from '../device/packs.ts'
import { publishDevice, useDeviceNews } from './device-news.ts'
import styles from './offline-page.module.css'

/** What this person saved, with sizes. */
export function SavedPacks({ user_id }: { user_id: number | undefined }) {
  const [packs, setPacks] = useState<Pack[]>([])
  const see = () => void (user_id === undefined ? undefined : readSaved(user_id).then(setPacks))
  useEffect(see, [user_id])
  useDeviceNews(see)
  const size = packs.reduce((sum, pack) => sum + pack.size, 0)

  async function remove(work: Promise<void>) {
    await work
    document.getElementById('saved')?.focus()
    publishDevice()
  }
  return (
    <section className={styles.part} aria-labelledby="saved">
      <h2 id="saved" className={styles.title} tabIndex={-1}>
        {m.offline_packs_title()}
      </h2>
      {packs.length === 0 ? (
        <p>{user_id === undefined ? m.offline_log_in_help() : m.offline_packs_none()}</p>
      ) : (
        <>
          <p>{m.offline_packs_size({ count: packs.length, size: sizeLabel(size) })}</p>
          <ul className={styles.list}>
            {packs.map((pack) => (
              <li key={pack.name} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name} lang={pack.language}>
                    <PlainLink href={`/offline?pack=${pack.kind}-${pack.thing}`}>{pack.title}</PlainLink>
                  </p>
                  <p className={styles.soft}>
                    {sizeLabel(pack.size)}, {m.offline_saved_on()} <DateTime moment={pack.saved_at} />
                  </p>
                </div>
                <Button
                  aria-label={m.offline_pack_remove({ title: pack.title })}
                  onClick={() => void remove(removePack(pack.name))}
                >
                  {m.offline_remove_one()}
                </Button>
              </li>
            ))}
          </ul>
          {user_id !== undefined && packs.length > 1 && (
            <Button className={styles.way} onClick={() => void remove(removePacksOf(user_id))}>
              {m.offline_remove_all()}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

async function readSaved(user_id: number): Promise<Pack[]> {
  const packs = await packsOf(user_id)
  return packs.toSorted((one, other) => other.saved_at.localeCompare(one.saved_at))
}

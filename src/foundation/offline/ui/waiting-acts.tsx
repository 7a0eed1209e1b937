import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { WaitingAct } from '../device/device-store.ts'
import { actsOf, removeAct } from '../device/outbox.ts'
import { actLabel, writtenIn } from './act-labels.ts'
import { tellDevice, useDeviceNews } from './device-news.ts'
import styles from './offline-page.module.css'
import { useOnline } from './use-online.ts'
import { sendNow } from './use-sending.ts'

/** What this person did without a line and is not sent yet. */
export function WaitingActs({ user_id }: { user_id: number | undefined }) {
  const [acts, setActs] = useState<WaitingAct[]>([])
  const isOnline = useOnline()
  const see = () => void (user_id === undefined ? undefined : actsOf(user_id).then(setActs))
  useEffect(see, [user_id])
  useDeviceNews(see)

  async function remove(id: number | undefined) {
    if (id !== undefined) await removeAct(id)
    document.getElementById('waiting')?.focus()
    tellDevice()
  }
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title} tabIndex={-1}>
        {m.offline_waiting_title()}
      </h2>
      {acts.length === 0 ? (
        <p>{m.offline_waiting_none()}</p>
      ) : (
        <>
          <p>{m.offline_waiting_help()}</p>
          <ul className={styles.list}>
            {acts.map((act) => (
              <li key={act.key} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>{actLabel(act)}</p>
                  <p>
                    <a href={act.where.address}>{act.where.title || act.where.address}</a>
                  </p>
                  {writtenIn(act) && (
                    <p className={styles.soft} lang={scriptLanguage(writtenIn(act))}>
                      {writtenIn(act)}
                    </p>
                  )}
                  {act.refused !== undefined && (
                    <p className={styles.refused}>{m.offline_act_refused({ reason: act.refused })}</p>
                  )}
                  {act.refused === undefined && act.tries > 0 && <p>{m.offline_act_later()}</p>}
                </div>
                <Button
                  aria-label={m.offline_act_remove({ what: actLabel(act) })}
                  onClick={() => void remove(act.id)}
                >
                  {m.offline_remove_one()}
                </Button>
              </li>
            ))}
          </ul>
          {isOnline && user_id !== undefined && acts.some(({ refused }) => refused === undefined) && (
            <Button
              variant="primary"
              className={styles.way}
              onClick={() => void sendNow(user_id, { isAsked: true })}
            >
              {m.offline_send_now()}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

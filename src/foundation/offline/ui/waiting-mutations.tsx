import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { WaitingMutation } from '../device/device-store.ts'
import { mutationsOf, removeMutation } from '../device/outbox.ts'
import { publishDevice, useDeviceNews } from './device-news.ts'
import styles from './offline-page.module.css'
import { useOnline } from './use-online.ts'
import { sendNow } from './use-sending.ts'

/** What this person did offline that isn't sent yet. */
export function WaitingMutations({ user_id }: { user_id: number }) {
  const [mutations, setMutations] = useState<WaitingMutation[]>([])
  const isOnline = useOnline()
  const see = () => void mutationsOf(user_id).then(setMutations)
  useEffect(see, [user_id])
  useDeviceNews(see)

  async function remove(id: number | undefined) {
    if (id !== undefined) await removeMutation(id)
    document.getElementById('waiting')?.focus()
    publishDevice()
  }
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title} tabIndex={-1}>
        {m.offline_waiting_title()}
      </h2>
      {mutations.length === 0 ? (
        <p>{m.offline_waiting_none()}</p>
      ) : (
        <>
          <p>{m.offline_waiting_help()}</p>
          <ul className={styles.list}>
            {mutations.map((mutation) => (
              <li key={mutation.key} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>{mutationLabel(mutation)}</p>
                  <p>
                    <a href={mutation.where.address}>{mutation.where.title || mutation.where.address}</a>
                  </p>
                  {writtenIn(mutation) && (
                    <p className={styles.soft} lang={scriptLanguage(writtenIn(mutation))}>
                      {writtenIn(mutation)}
                    </p>
                  )}
                  {mutation.refused !== undefined && (
                    <p className={styles.refused}>
                      {m.offline_mutation_refused({ reason: mutation.refused })}
                    </p>
                  )}
                  {mutation.refused === undefined && mutation.tries > 0 && (
                    <p>{m.offline_mutation_later()}</p>
                  )}
                </div>
                <Button
                  aria-label={m.offline_mutation_remove({ what: mutationLabel(mutation) })}
                  onClick={() => void remove(mutation.id)}
                >
                  {m.offline_remove_one()}
                </Button>
              </li>
            ))}
          </ul>
          {isOnline && mutations.some(({ refused }) => refused === undefined) && (
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

interface ActBody {
  is_liked?: boolean
  is_bookmarked?: boolean
  is_followed?: boolean
  is_upvoted?: boolean
  question?: string
  feedback?: string
  comment?: string
}

/** What was done, as a sentence. */
function mutationLabel({ call, body }: WaitingMutation): string {
  const { is_liked, is_bookmarked, is_followed, is_upvoted } = body as ActBody
  switch (call) {
    case 'POST /v2/resource/like/':
      return is_liked === false ? m.offline_mutation_unlike() : m.offline_mutation_like()
    case 'POST /v2/resource/bookmark/':
      return is_bookmarked === false ? m.offline_mutation_unbookmark() : m.offline_mutation_bookmark()
    case 'POST /v2/user/follow/':
      return is_followed === false ? m.offline_mutation_unfollow() : m.offline_mutation_follow()
    case 'POST /v2/event/question/add/':
      return m.offline_mutation_question()
    case 'POST /v2/event/question/upvote/':
      return is_upvoted === false ? m.offline_mutation_unvote() : m.offline_mutation_vote()
    case 'POST /user/draft/save/':
      return m.offline_mutation_draft()
    default:
      return m.offline_mutation_review()
  }
}

/** What the person wrote in it, if anything. */
function writtenIn({ body }: WaitingMutation): string {
  const { question, feedback, comment } = body as ActBody
  return question ?? feedback ?? comment ?? ''
}

import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { Clock, EyeOff, Flag, UserRound } from '#ui-kit/icons.ts'
import type { CreatorDetails } from '../../creators.contract.ts'
import { hasWords, ProfileWords } from '../profile-words.tsx'
import styles from './creator-page.module.css'

/** What the person wrote; for themselves, also how others see it. */
export function CreatorWords({ creator }: { creator: CreatorDetails }) {
  return (
    <div className={page.text}>
      <CreatorNotice creator={creator} />
      {hasWords(creator) ? <ProfileWords words={creator} /> : <NoWords creator={creator} />}
    </div>
  )
}

function CreatorNotice({ creator }: { creator: CreatorDetails }) {
  const { is_own, is_public, is_waiting, hidden_reason } = creator
  if (is_waiting && is_own) {
    return (
      <div className={styles.notice}>
        <Clock aria-hidden="true" />
        <p>{m.under_review_only_you()}</p>
      </div>
    )
  }
  if (hidden_reason !== null) {
    return (
      <div className={styles.notice}>
        <Flag aria-hidden="true" />
        <div>
          <p>{is_own ? m.creator_notice_hidden() : m.creator_notice_hidden_other()}</p>
          <p>{m.creator_notice_hidden_why({ reason: hidden_reason })}</p>
        </div>
      </div>
    )
  }
  if (!is_own) return null
  const Picture = is_public ? UserRound : EyeOff
  return (
    <div className={styles.notice}>
      <Picture aria-hidden="true" />
      <p>{is_public ? m.creator_notice_own() : m.creator_notice_unlisted()}</p>
    </div>
  )
}

function NoWords({ creator: { name, is_own } }: { creator: CreatorDetails }) {
  return (
    <section aria-labelledby="about" className={page.section}>
      <h2 id="about">{m.creator_about({ name })}</h2>
      <p>{is_own ? m.creator_no_words_own() : m.creator_no_words({ name })}</p>
    </section>
  )
}

import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import page from '#ui-kit/detail-page.module.css'
import styles from '#ui-kit/detail-panel.module.css'
import { BookOpen, type Icon, Pencil, UserRoundCheck, UsersRound } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import { useShown } from '#ui-kit/use-shown.ts'
import { CREATOR_KIND, type CreatorDetails, creatorAddress } from '../../creators.contract.ts'
import { BlockPerson } from '../blocking/block-person.tsx'
import { FollowButton } from '../follow-button.tsx'

/** Actions and counts, beside the text. */
export function CreatorPanel({ creator, publicUrl }: { creator: CreatorDetails; publicUrl: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [{ is_followed, followers }, show] =
    useShown<Pick<CreatorDetails, 'is_followed' | 'followers'>>(creator)
  const { id, name, can, is_public, is_reported } = creator
  return (
    <aside className={page.panel} aria-labelledby="panel">
      <div className={styles.panel}>
        <div className={styles.part}>
          <h2 id="panel" className="visually-hidden" tabIndex={-1}>
            {m.creator_panel_title()}
          </h2>
          {can.follow && (
            <FollowButton
              variant="primary"
              size="big"
              isWide
              id={id}
              name={name}
              followed={{ isOn: is_followed, count: followers }}
              onToggle={({ isOn, count }) => show({ is_followed: isOn, followers: count })}
            />
          )}
          {can.edit && (
            <AddressLink
              href="/profile/edit/public"
              className={buttonClass({ variant: 'primary', size: 'big', isWide: true })}
            >
              <Pencil aria-hidden="true" />
              {m.creator_edit()}
            </AddressLink>
          )}
          {is_public && <ShareButton isWide title={name} address={`${publicUrl}${creatorAddress(id)}`} />}
        </div>
        <div className={styles.part}>
          <CreatorCounts creator={{ ...creator, followers }} />
          {can.report && (
            <p>
              <ReportLink kind={CREATOR_KIND} id={id} what={name} back={here} isReported={is_reported} />
            </p>
          )}
          {can.block && <BlockPerson creator={creator} headingId="panel" />}
        </div>
      </div>
    </aside>
  )
}

/** Counts of followers and followed people; for the person themselves, they link to the lists of names. */
function CreatorCounts({ creator }: { creator: CreatorDetails }) {
  const { followers, following, resources_count, is_own } = creator
  const counted = (count: number) => ({ count, shown: numberLabel(count) })
  return (
    <ul className={styles.facts}>
      <Fact icon={BookOpen}>{m.creator_resources_counted(counted(resources_count))}</Fact>
      <Fact icon={UsersRound}>
        {is_own ? (
          <AddressLink className={styles.factLink} href="/profile/followers">
            {m.creator_own_followers(counted(followers))}
          </AddressLink>
        ) : (
          m.resource_followers(counted(followers))
        )}
      </Fact>
      {(is_own || following > 0) && (
        <Fact icon={UserRoundCheck}>
          {is_own ? (
            <AddressLink className={styles.factLink} href="/profile/following">
              {m.creator_own_following(counted(following))}
            </AddressLink>
          ) : (
            m.creator_follows_counted(counted(following))
          )}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Picture, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}

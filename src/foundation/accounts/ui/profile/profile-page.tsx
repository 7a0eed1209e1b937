import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { homeDate } from '#ui-kit/dates.ts'
import { Award, Pencil } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import type { OwnDetails } from '../../own-account.contract.ts'
import { AccountNeeded } from '../sessions/account-needed.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { loadOwn } from './load-own.ts'
import styles from './profile.module.css'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileInterests } from './profile-interests.tsx'
import { ProfilePart } from './profile-part.tsx'
import { ProfilePassword } from './profile-password.tsx'
import { ProfileSessions } from './profile-sessions.tsx'

/** The account page: everything about the account at a glance. */
export const Route = createFileRoute('/_default/profile')({
  loader: async ({ context }) => {
    const [me, sessions] = await Promise.all([
      loadOwn(context, (api) => api('GET /v2/user/details/', {})),
      loadOwn(context, (api) => api('GET /user/session/list/', {})),
    ])
    return me && sessions && { me, sessions }
  },
  component: ProfilePage,
})

function ProfilePage() {
  const account = Route.useLoaderData()
  if (!account) return <AccountNeeded next="/profile" />
  const { me, sessions } = account
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.profile_title()} />
      <ProfileTop me={me} />
      {me.is_otp_verified ? null : <ConfirmEmail email={me.email} />}
      <div className={styles.parts}>
        <div className={styles.column}>
          <ProfileDetails me={me} />
          <ProfilePublic />
          <ProfileInterests me={me} />
        </div>
        <div className={styles.column}>
          <ProfileMessages me={me} />
          <ProfileNotifications />
          <ProfileSessions sessions={sessions} />
          <ProfilePassword email={me.email} />
          <ProfilePrivacy />
        </div>
      </div>
    </div>
  )
}

/** Name and picture, and whether the person is a Premium or a Community Member. */
function ProfileTop({ me }: { me: OwnDetails }) {
  const name = `${me.first_name} ${me.last_name}`
  return (
    <header className={styles.top}>
      <Avatar name={name} src={me.profile_picture ?? undefined} size="large" />
      <div className={styles.who}>
        <p className={styles.eyebrow}>{m.profile_title()}</p>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.facts}>
          <Chip icon={Award}>{me.is_member ? m.profile_premium_member() : m.profile_community_member()}</Chip>
          <span>{m.profile_member_since({ date: homeDate(me.created) })}</span>
        </div>
      </div>
      <Link to="/profile/edit" className={buttonClass({ variant: 'second' })}>
        <Pencil />
        {m.profile_edit()}
      </Link>
    </header>
  )
}

/** The link to the person's public profile. */
function ProfilePublic() {
  return (
    <ProfilePart
      id="my-public-page"
      title={m.profile_public_title()}
      help={m.profile_public_help()}
      action={
        <>
          <AddressLink href="/creator">{m.profile_public_see()}</AddressLink>
          <AddressLink href="/profile/edit/public">{m.profile_public_edit()}</AddressLink>
        </>
      }
    />
  )
}

/** The person's consents to messages; both off by default. */
function ProfileMessages({ me }: { me: OwnDetails }) {
  const consents: [string, boolean][] = [
    [m.profile_promotional(), me.is_promotional],
    [m.profile_whatsapp(), me.is_whatsapp_notification],
  ]
  return (
    <ProfilePart
      id="my-messages"
      title={m.profile_messages()}
      action={
        <Link to="/profile/preferences" search={{ step: 4 }}>
          {m.profile_messages_change()}
        </Link>
      }
    >
      <dl className={styles.list}>
        {consents.map(([what, isWanted]) => (
          <div key={what} className={styles.yesOrNo}>
            <dt>{what}</dt>
            <dd>{isWanted ? m.profile_yes() : m.profile_no()}</dd>
          </div>
        ))}
      </dl>
    </ProfilePart>
  )
}

/** Links to notifications and to their settings. */
function ProfileNotifications() {
  return (
    <ProfilePart
      id="my-notifications"
      title={m.notifications_profile_title()}
      help={m.notifications_profile_help()}
      action={
        <>
          <Link to="/notifications">{m.notifications_profile_see()}</Link>
          <Link to="/profile/notifications">{m.notifications_profile_choose()}</Link>
        </>
      }
    />
  )
}

/** Links to the data export, consents and account deletion. */
function ProfilePrivacy() {
  return (
    <ProfilePart
      id="my-privacy"
      title={m.privacy_title()}
      help={m.privacy_profile_help()}
      action={<Link to="/profile/privacy">{m.privacy_profile_go()}</Link>}
    />
  )
}

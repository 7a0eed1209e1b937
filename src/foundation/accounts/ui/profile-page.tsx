import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { AccountNeeded } from './account-needed.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { loadOwn } from './load-own.ts'
import styles from './profile.module.css'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileInterests } from './profile-interests.tsx'
import { ProfileMessages } from './profile-messages.tsx'
import { ProfileNotifications } from './profile-notifications.tsx'
import { ProfilePassword } from './profile-password.tsx'
import { ProfilePrivacy } from './profile-privacy.tsx'
import { ProfilePublic } from './profile-public.tsx'
import { ProfileSessions } from './profile-sessions.tsx'
import { ProfileTop } from './profile-top.tsx'

/** Everything about me at a glance (spec section 2, route profile). */
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

import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { ProfilePart } from './profile-part.tsx'

/** The way to what is under the bell, and to what comes there. */
export function ProfileNotifications() {
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

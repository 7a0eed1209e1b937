import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { ProfilePart } from './profile-part.tsx'

/** The way to the copy of the own data, to consents, and to the end of the account. */
export function ProfilePrivacy() {
  return (
    <ProfilePart
      id="my-privacy"
      title={m.privacy_title()}
      help={m.privacy_profile_help()}
      action={<Link to="/profile/privacy">{m.privacy_profile_go()}</Link>}
    />
  )
}

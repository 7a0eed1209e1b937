import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { ProfilePart } from './profile-part.tsx'

/** The way to what others see of this person. */
export function ProfilePublic() {
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

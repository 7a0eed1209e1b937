import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { AccountNeeded } from '../sessions/account-needed.tsx'
import { EditPage } from './edit-page.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import { loadOwn } from './load-own.ts'
import { OwnPicture } from './own-picture.tsx'

export const Route = createFileRoute('/_default/profile/edit')({
  loader: ({ context }) => loadOwn(context, (api) => api('GET /v2/user/details/', {})),
  component: EditProfilePage,
})

function EditProfilePage() {
  const me = Route.useLoaderData()
  if (!me) return <AccountNeeded next="/profile/edit" />
  return (
    <EditPage title={m.profile_edit_title()}>
      <OwnPicture me={me} />
      <EditProfileForm me={me} />
    </EditPage>
  )
}

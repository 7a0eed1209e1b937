import { createFileRoute } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { AccountNeeded, withoutAccount } from './account-needed.tsx'
import { BackToProfile } from './back-to-profile.tsx'
import styles from './edit-page.module.css'
import { EditProfileForm } from './edit-profile-form.tsx'
import { OwnPicture } from './own-picture.tsx'

/** All fields of the own account (spec section 3, user). */
export const Route = createFileRoute('/_default/profile/edit')({
  loader: async ({ context: { api, hasCookie } }) => {
    if (!hasCookie) return null
    const details = await api('GET /v2/user/details/', {})
    return details.success ? details.data : withoutAccount(details)
  },
  head: () => ({
    meta: [
      { title: m.page_title({ page: m.profile_edit_title(), product: product.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: EditProfilePage,
})

function EditProfilePage() {
  const me = Route.useLoaderData()
  if (!me) return <AccountNeeded next="/profile/edit" />
  return (
    <div className={styles.page}>
      <BackToProfile />
      <h1 className={styles.heading}>{m.profile_edit_title()}</h1>
      <OwnPicture me={me} />
      <EditProfileForm me={me} />
    </div>
  )
}

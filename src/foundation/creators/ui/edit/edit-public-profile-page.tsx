import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded, EditPage, loadOwn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PROFILE_FORM } from '../../own-profile.contract.ts'
import styles from './edit-public-profile.module.css'
import { PublicProfileForm } from './public-profile-form.tsx'

/** The page where people write their public profile. */
export const Route = createFileRoute('/_default/profile/edit/public')({
  loader: async ({ context }) => {
    const [profile, draft] = await Promise.all([
      loadOwn(context, (api) => api('GET /v2/user/public/details/', {})),
      loadOwn(context, (api) => api('GET /user/draft/', { query: { form: PROFILE_FORM, subject: 0 } })),
    ])
    return profile && { profile, draft }
  },
  // Never stale data: another window may have saved it or begun a draft.
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: EditPublicProfilePage,
})

function EditPublicProfilePage() {
  const own = Route.useLoaderData()
  if (!own) return <AccountNeeded next="/profile/edit/public" />
  const { hidden_reason, is_waiting } = own.profile
  return (
    <EditPage title={m.creator_edit_title()} lead={m.creator_edit_lead()} isWide>
      {hidden_reason === null ? null : (
        <div className={styles.notice}>
          <p>{is_waiting ? m.under_review_only_you() : m.creator_notice_hidden()}</p>
          {is_waiting ? null : <p>{m.creator_notice_hidden_why({ reason: hidden_reason })}</p>}
        </div>
      )}
      <PublicProfileForm {...own} />
    </EditPage>
  )
}

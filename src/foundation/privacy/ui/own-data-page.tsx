import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded, EditPage, loadOwn } from '#foundation/accounts/ui/index.ts'
import { BlockedPeople } from '#foundation/creators/ui/index.ts'
import { m } from '#messages/messages.js'
import { OwnConsents } from './own-consents.tsx'
import { OwnCopies } from './own-copies.tsx'
import styles from './own-data.module.css'
import { OwnDeletion } from './own-deletion.tsx'

/** The page where people control their own data. */
export const Route = createFileRoute('/_default/profile/privacy')({
  // Never cached: an export may be ready, or a deletion cancelled in another tab.
  gcTime: 0,
  loader: async ({ context }) => {
    const [own, blocked] = await Promise.all([
      loadOwn(context, (api) => api('GET /v2/user/privacy/', {})),
      loadOwn(context, (api) => api('GET /v2/user/block/list/', {})),
    ])
    return own && { own, blocked: blocked ?? [] }
  },
  component: OwnDataPage,
})

function OwnDataPage() {
  const loaded = Route.useLoaderData()
  if (!loaded) return <AccountNeeded next="/profile/privacy" />
  const { own, blocked } = loaded
  return (
    <EditPage title={m.privacy_title()} lead={m.privacy_lead()}>
      <div className={styles.parts}>
        <OwnCopies exports={own.exports} />
        <OwnConsents consents={own.consents} />
        <BlockedPeople blocked={blocked} />
        <OwnDeletion own={own} />
      </div>
    </EditPage>
  )
}

import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountNeeded, loadOwn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './choices.module.css'
import { ChoicesForm } from './choices-form.tsx'

/** The page where people choose their notifications by topic and channel. */
export const Route = createFileRoute('/_default/profile/notifications')({
  // Never cached: an unsubscribe link may have changed a choice meanwhile.
  gcTime: 0,
  loader: ({ context }) => loadOwn(context, (api) => api('GET /user/notification/choices/', {})),
  component: ChoicesPage,
})

function ChoicesPage() {
  const choices = Route.useLoaderData()
  if (!choices) return <AccountNeeded next="/profile/notifications" />
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.notifications_choices_title()} />
      <Link to="/profile" className={styles.back}>
        <span aria-hidden="true">←</span> {m.profile_back()}
      </Link>
      <h1 className={styles.heading}>{m.notifications_choices_title()}</h1>
      <p className={styles.lead}>{m.notifications_choices_lead()}</p>
      <ChoicesForm choices={choices} />
    </div>
  )
}

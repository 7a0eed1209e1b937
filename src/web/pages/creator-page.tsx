import { createFileRoute } from '@tanstack/react-router'
import { loadSpokenEvents, SpokenEvents } from '#features/events/ui/index.ts'
import { loadCreatorResources, SharedResources } from '#features/resources/ui/index.ts'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { CreatorHead } from '#foundation/creators/ui/profile/creator-head.tsx'
import { CreatorOpening } from '#foundation/creators/ui/profile/creator-opening.tsx'
import { CreatorPageSkeleton } from '#foundation/creators/ui/profile/creator-page-skeleton.tsx'
import { CreatorPanel } from '#foundation/creators/ui/profile/creator-panel.tsx'
import { CreatorWords } from '#foundation/creators/ui/profile/creator-words.tsx'
import { loadCreator } from '#foundation/creators/ui/profile/load-creator.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'

/** A creator's public profile and work; without an id, the viewer's own. */
export const Route = createFileRoute('/_default/creator/{-$id}')({
  loader: async ({ context, params: { id } }) => {
    const creator = await loadCreator(context, id)
    if (!creator) return null
    const [shared, spoken] = await Promise.all([
      loadCreatorResources(context.api, { creator_id: creator.id }),
      loadSpokenEvents(context.api, { creator_id: creator.id }),
    ])
    return { creator, shared, spoken, publicUrl: context.publicUrl }
  },
  pendingMs: 300,
  pendingComponent: CreatorPageSkeleton,
  component: CreatorPage,
})

function CreatorPage() {
  const found = Route.useLoaderData()
  if (!found)
    return <AccountNeeded next="/creator" title={m.creator_login_title()} text={m.creator_login_text()} />
  const { creator, shared, spoken, publicUrl } = found
  return (
    <div className={page.page}>
      <CreatorHead creator={creator} publicUrl={publicUrl} />
      <article className={page.layout}>
        <CreatorOpening creator={creator} />
        <CreatorPanel key={creator.id} creator={creator} publicUrl={publicUrl} />
        <CreatorWords creator={creator} />
      </article>
      <SharedResources creator={creator} listed={shared} />
      <SpokenEvents creator={creator} listed={spoken} />
    </div>
  )
}

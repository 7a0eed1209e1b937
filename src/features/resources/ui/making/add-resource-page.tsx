import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { loadMaking, stepOfDraft } from './load-making.ts'
import { MakeResource } from './make-resource.tsx'
import { MakingPage } from './making-page.tsx'
import { readMakingSearch } from './making-search.ts'

/** The page to create a resource, step by step. */
export const Route = createFileRoute('/_default/resource/add')({
  validateSearch: readMakingSearch,
  loader: ({ context }) => loadMaking(context, 0),
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  // Changing the step doesn't reload: entered text and running uploads stay.
  shouldReload: ({ cause }) => cause === 'enter',
  component: AddResourcePage,
})

function AddResourcePage() {
  const making = Route.useLoaderData()
  const { step } = Route.useSearch()
  if (!making) {
    const [title, text] = [m.resource_make_login_title(), m.resource_make_login_text()]
    return <AccountNeeded next="/resource/add" title={title} text={text} />
  }
  const current = step ?? stepOfDraft(making)
  return (
    <MakingPage title={m.resource_make_title()} lead={current === 1 ? m.resource_make_lead() : undefined}>
      <MakeResource resource={null} making={making} step={current} />
    </MakingPage>
  )
}

import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isAddressId } from '#contract/wire.ts'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import { DeleteResource } from './delete-resource.tsx'
import { loadMaking, stepOfDraft, withOwnTerms } from './load-making.ts'
import { MadeResource } from './made-resource.tsx'
import { MakeResource } from './make-resource.tsx'
import { HEADING_ID, MakingPage } from './making-page.tsx'
import { type MakingSearch, readMakingSearch } from './making-search.ts'

/** The page to edit one's own resource. Someone else's is not found. */
export const Route = createFileRoute('/_default/resource/$title/{-$id}/edit')({
  validateSearch: readMakingSearch,
  // What was submitted is loaded anew, and so is the form to continue it.
  loaderDeps: ({ search: { submitted } }) => ({ submitted }),
  loader: async ({ context, params: { id } }) => {
    if (id === undefined) throw redirect({ href: '/resource' })
    if (!isAddressId(id)) throw notFound()
    if (!context.hasCookie) return null
    const [resource, making] = await Promise.all([
      context.api('GET /v2/resource/edit/', { query: { id } }),
      loadMaking(context, Number(id)),
    ])
    if (!resource.success) return resource.status === 401 ? null : pageCannotShow(resource)
    if (!making) return null
    const choices = withOwnTerms(making.choices, resource.data)
    return { resource: resource.data, making: { ...making, choices } }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  shouldReload: ({ cause }) => cause === 'enter',
  component: EditResourcePage,
})

function EditResourcePage() {
  const loaded = Route.useLoaderData()
  const { title, id = '' } = Route.useParams()
  const { step, submitted } = Route.useSearch()
  useHeadingFocus(submitted)
  if (!loaded) return <AccountNeeded next={`/resource/${encodeURIComponent(title)}/${id}/edit`} />
  const { resource, making } = loaded
  if (submitted) return <MadeResource resource={resource} isChanged={submitted === 'changes'} />
  return (
    <MakingPage
      title={m.resource_edit_title()}
      lead={resource.title}
      back={resource.status === 'draft' ? undefined : resourceAddress(resource)}
    >
      {resource.hidden_reason === null ? null : (
        <p>
          {resource.is_waiting
            ? resource.hidden_reason
            : m.resource_edit_hidden({ reason: resource.hidden_reason })}
        </p>
      )}
      <MakeResource resource={resource} making={making} step={step ?? stepOfDraft(making)} />
      <DeleteResource resource={resource} />
    </MakingPage>
  )
}

/** Saving an edit, and continuing it, keep the path, so only this moves the focus to the new heading. */
function useHeadingFocus(submitted: MakingSearch['submitted']): void {
  const shown = useRef(submitted)
  useEffect(() => {
    if (shown.current === submitted) return
    shown.current = submitted
    document.getElementById(HEADING_ID)?.focus()
  }, [submitted])
}

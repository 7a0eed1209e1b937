import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { GroupButton, SEARCH_WORDS_PATH } from './group-button.tsx'
import { WordGroupForm } from './word-group-form.tsx'

/** One group of synonyms. */
export const Route = createFileRoute('/_default/admin/search-words/$id')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/search-word/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: WordGroupPage,
})

function WordGroupPage() {
  const group = Route.useLoaderData()
  return (
    <AdminPage
      title={m.search_words_group()}
      lead={group.is_removed ? m.search_words_is_removed() : m.search_words_how()}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href={SEARCH_WORDS_PATH}>
          {m.search_words_all()}
        </AddressLink>
      }
    >
      <WordGroupForm key={group.id} group={group} />
      <GroupButton group={group} />
    </AdminPage>
  )
}

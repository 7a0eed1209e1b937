import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import type { TermUse } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import { TERM_LISTS } from '#foundation/taxonomy/taxonomy.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { MergeTerm } from './merge-term.tsx'
import styles from './taxonomy.module.css'
import { listNames, placeName } from './taxonomy-labels.ts'
import { TermForm } from './term-form.tsx'

/** One term: its names, its uses, and merging it into another, whose id is in the address. */
export const Route = createFileRoute('/_default/admin/taxonomy/$list/$id')({
  validateSearch: ({ into }: Record<string, unknown>): { into?: string } =>
    typeof into === 'string' ? { into } : {},
  loaderDeps: ({ search: { into } }) => ({ into: String(into ?? '') }),
  loader: async ({ context: { api }, params, deps: { into } }) => {
    const list = TERM_LISTS.find((name) => name === params.list)
    if (!list) throw notFound()
    const query = { list, id: idIn(params) }
    const found = forStaff(await api('GET /v2/admin/taxonomy/term/details/', { query })).data
    const asked = isAddressId(into) && !found.term.merged_into
    const preview = asked
      ? await api('GET /v2/admin/taxonomy/merge/preview/', { query: { ...query, into_id: into } })
      : null
    return { list, ...found, preview }
  },
  staleTime: 0,
  component: AdminTermPage,
})

function AdminTermPage() {
  const { list, term, uses, others, preview } = Route.useLoaderData()
  const { id, name_en, name_hi, is_hidden, merged_into } = term
  return (
    <AdminPage
      title={name_en || name_hi}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href={`/admin/taxonomy/${list}`}>
          {m.admin_taxonomy_back({ list: listNames[list]() })}
        </AddressLink>
      }
    >
      {merged_into ? (
        <p>
          {m.admin_taxonomy_is_merged_into()}{' '}
          <AddressLink href={`/admin/taxonomy/${list}/${merged_into.id}`}>{merged_into.name}</AddressLink>
        </p>
      ) : (
        <>
          <Form
            call={is_hidden ? 'POST /v2/admin/taxonomy/term/show/' : 'POST /v2/admin/taxonomy/term/hide/'}
            className={styles.actions}
          >
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="id" value={id} />
            <TypeBadge tone={is_hidden ? 'coral' : 'leaf'}>
              {is_hidden ? m.admin_taxonomy_is_hidden() : m.admin_taxonomy_is_shown()}
            </TypeBadge>
            <SubmitButton size="normal" variant="second">
              {is_hidden ? m.admin_taxonomy_show() : m.admin_taxonomy_hide()}
            </SubmitButton>
          </Form>
          <TermForm key={id} list={list} term={term} />
          <TermUses uses={uses} />
          <MergeTerm list={list} term={term} others={others} preview={preview} />
        </>
      )}
    </AdminPage>
  )
}

/** The things that use the term. */
function TermUses({ uses }: { uses: readonly TermUse[] }) {
  return (
    <section className={styles.section}>
      <h2>{m.admin_taxonomy_uses_title()}</h2>
      {uses.length === 0 ? (
        <p>{m.admin_taxonomy_uses_none()}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.table}.${use.column}`}>
              {placeName(use)}: {numberLabel(use.count)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

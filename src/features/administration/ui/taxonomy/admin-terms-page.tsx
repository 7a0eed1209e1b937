import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage, forStaff, MoveButtons } from '#foundation/admin-kit/ui/index.ts'
import type { AdminTerm } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import { TERM_LISTS, type TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import styles from './taxonomy.module.css'
import { listNames } from './taxonomy-labels.ts'
import { TermForm } from './term-form.tsx'

/** The terms of one list, in order. */
export const Route = createFileRoute('/_default/admin/taxonomy/$list')({
  loader: async ({ context: { api }, params }) => {
    const list = listIn(params)
    return { list, terms: forStaff(await api('GET /v2/admin/taxonomy/term/list/', { query: { list } })).data }
  },
  staleTime: 0,
  component: AdminTermsPage,
})

/** The list in a page's address. */
function listIn({ list }: { list: string }): TermList {
  const known = TERM_LISTS.find((name) => name === list)
  if (!known) throw notFound()
  return known
}

function AdminTermsPage() {
  const { list, terms } = Route.useLoaderData()
  const standing = terms.filter(({ merged_into }) => !merged_into)
  const merged = terms.filter(({ merged_into }) => merged_into)
  return (
    <AdminPage
      title={listNames[list]()}
      lead={m.admin_taxonomy_list_lead()}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href="/admin/taxonomy">
          {m.admin_taxonomy_all()}
        </AddressLink>
      }
    >
      <Disclosure look="card" summary={m.admin_taxonomy_new()}>
        <TermForm list={list} term={null} />
      </Disclosure>
      {standing.length === 0 ? <EmptyState title={m.admin_taxonomy_none()} /> : null}
      <ol className={styles.list} aria-label={listNames[list]()}>
        {standing.map((term, at) => (
          <li key={term.id} className={styles.item}>
            <TermLine list={list} term={term} />
            <MoveTerm list={list} term={term} isFirst={at === 0} isLast={at === standing.length - 1} />
          </li>
        ))}
      </ol>
      {merged.length > 0 ? <MergedTerms list={list} terms={merged} /> : null}
    </AdminPage>
  )
}

function TermLine({ list, term }: { list: TermList; term: AdminTerm }) {
  return (
    <div className={styles.name}>
      <AddressLink className="link-alone" href={`/admin/taxonomy/${list}/${term.id}`}>
        <TermName term={term} />
      </AddressLink>
      <SoftLine>{m.admin_taxonomy_uses({ count: term.uses_count })}</SoftLine>
      {term.name_hi ? null : <SoftLine>{m.admin_taxonomy_no_hindi()}</SoftLine>}
      {term.is_hidden ? <TypeBadge tone="coral">{m.admin_taxonomy_is_hidden()}</TypeBadge> : null}
    </div>
  )
}

function MoveTerm(props: { list: TermList; term: AdminTerm; isFirst: boolean; isLast: boolean }) {
  const { list, term, ...ends } = props
  return (
    <Form call="POST /v2/admin/taxonomy/term/move/" headingLevel={3} className={styles.actions}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="id" value={term.id} />
      <MoveButtons title={term.name_en || term.name_hi} {...ends} />
    </Form>
  )
}

/** Merged terms, and where their old addresses redirect to. */
function MergedTerms({ list, terms }: { list: TermList; terms: AdminTerm[] }) {
  return (
    <section className={styles.section}>
      <h2>{m.admin_taxonomy_merged_title()}</h2>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term.id}>
            <TermName term={term} /> →{' '}
            <AddressLink href={`/admin/taxonomy/${list}/${term.merged_into?.id}`}>
              {term.merged_into?.name}
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A term's name in its languages; the Hindi one is marked as Hindi for screen readers. */
function TermName({ term: { name_en, name_hi } }: { term: Pick<AdminTerm, 'name_en' | 'name_hi'> }) {
  const hindi = name_hi ? <span lang="hi">{name_hi}</span> : null
  return (
    <>
      {name_en}
      {name_en && hindi ? ' · ' : null}
      {hindi}
    </>
  )
}

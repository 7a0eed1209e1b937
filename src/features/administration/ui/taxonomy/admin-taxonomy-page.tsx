import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import styles from '../admin.module.css'
import { listNames } from './taxonomy-labels.ts'

/** The lists that people choose from. For content editors. */
export const Route = createFileRoute('/_default/admin/taxonomy')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/taxonomy/list/', {})).data,
  staleTime: 0,
  component: AdminTaxonomyPage,
})

function AdminTaxonomyPage() {
  const lists = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_taxonomy()} lead={m.admin_taxonomy_lead()}>
      <ul className={styles.cards}>
        {lists.map(({ list, shown_count: shown, hidden_count: hidden }) => (
          <li key={list}>
            <AddressLink className={styles.card} href={`/admin/taxonomy/${list}`}>
              <strong className={styles.cardName}>{listNames[list]()}</strong>
              {hidden > 0
                ? m.admin_taxonomy_counts_hidden({ shown, hidden })
                : m.admin_taxonomy_counts({ shown })}
            </AddressLink>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}

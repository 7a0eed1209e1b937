import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, NewLink } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SPEAKER_SORTS, type SpeakerSort } from '../../../admin-event-fields.contract.ts'
import type { AdminSpeaker } from '../../../admin-speakers.contract.ts'
import styles from '../admin-choices.module.css'

const PATH = '/admin/speakers'

/** The list of speakers. For content editors. */
export const Route = createFileRoute('/_default/admin/speakers')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, ...deps } }) =>
    forStaff(await api('POST /v2/admin/speaker/list/', { body: { ...deps, sort: sort as SpeakerSort } })),
  component: SpeakersPage,
})

function SpeakersPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.admin_speakers()}
      lead={m.admin_speakers_lead()}
      action={<NewLink href={`${PATH}/new`}>{m.admin_speaker_new()}</NewLink>}
    >
      <AdminTable
        caption={m.admin_speakers()}
        columns={columns()}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={SPEAKER_SORTS}
        total={recordsTotal}
        searchLabel={m.admin_speakers_search()}
        emptyTitle={m.admin_speakers_none()}
      />
    </AdminPage>
  )
}

const columns = (): readonly Column<AdminSpeaker>[] => [
  {
    key: 'name',
    label: m.admin_name,
    sort: 'name',
    isHead: true,
    cell: ({ id, name, picture }) => (
      <span className={styles.person}>
        <Avatar name={name} src={picture ?? undefined} size="small" />
        <AddressLink href={`${PATH}/${id}`} lang={scriptLanguage(name)}>
          {name}
        </AddressLink>
      </span>
    ),
  },
  {
    key: 'designation',
    label: m.admin_speaker_designation,
    cell: ({ designation, place }) => (
      <span lang={scriptLanguage(designation)}>{place ? `${designation}, ${place}` : designation}</span>
    ),
  },
  {
    key: 'account',
    label: m.admin_speaker_answers,
    cell: ({ has_account }) => (has_account ? m.admin_yes() : m.admin_no()),
  },
  {
    key: 'events',
    label: m.nav_events,
    sort: 'events',
    isNumber: true,
    cell: ({ event_count }) => event_count,
  },
]

import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, AdminTable, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormText, FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import {
  ADMIN_RESOURCE_SORTS,
  type AdminResource,
  type AdminResourceSort,
} from '../../admin-resources.contract.ts'
import {
  MOST_REASON_LETTERS,
  resourceAddress,
  SHOWN_RESOURCES,
  type ShownResources,
} from '../../resource-card.contract.ts'
import { decideResourcesForm } from './decide-resources-form.ts'

const PATH = '/admin/resources'

/** Resources that are or were public. For moderators and content editors. */
export const Route = createFileRoute('/_default/admin/resources')({
  validateSearch: (given) => readTableSearch(given, ['show']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { show, sort, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/resource/list/', {
        body: { ...deps, show: show as ShownResources, sort: sort as AdminResourceSort },
      }),
    ),
  component: AdminResourcesPage,
})

const shownNames: Record<ShownResources, () => string> = {
  all: m.admin_all,
  reported: m.admin_resources_reported,
  hidden: m.admin_resources_hidden,
  'dead-links': m.admin_resources_dead_links,
}

function AdminResourcesPage() {
  const { data, recordsTotal, can } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.nav_resources()}
      lead={m.admin_resources_lead()}
      action={
        can.keep_types ? (
          <AddressLink className={buttonClass({ variant: 'second' })} href="/admin/taxonomy/resource_types">
            {m.admin_resource_types()}
          </AddressLink>
        ) : null
      }
    >
      <AdminTable
        caption={m.nav_resources()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={ADMIN_RESOURCE_SORTS}
        total={recordsTotal}
        searchLabel={m.admin_resources_search()}
        filters={[
          {
            name: 'show',
            label: m.admin_resources_show(),
            choices: SHOWN_RESOURCES.map((value) => ({
              value: value === 'all' ? '' : value,
              label: shownNames[value](),
            })),
          },
        ]}
        emptyTitle={m.admin_resources_none()}
        bulk={
          data.some(({ can: { decide } }) => decide)
            ? {
                form: decideResourcesForm,
                nameOf: ({ title }) => title,
                isOpen: ({ can: { decide } }) => decide,
                actions: <DecideSeveral />,
              }
            : undefined
        }
      />
    </AdminPage>
  )
}

const columns: readonly Column<AdminResource>[] = [
  {
    key: 'title',
    label: m.admin_event_title,
    isHead: true,
    cell: ({ id, title, type, creator }) => (
      <>
        <AddressLink href={resourceAddress({ id, title })} lang={scriptLanguage(title)}>
          {title}
        </AddressLink>
        <SoftLine>
          {type} · {creator?.name ?? m.former_member()}
        </SoftLine>
      </>
    ),
  },
  {
    key: 'state',
    label: m.status_label,
    cell: ({ status, hidden_reason }) => (
      <>
        <TypeBadge tone={status === 'hidden' ? 'coral' : 'leaf'}>
          {status === 'hidden' ? m.admin_resources_hidden() : m.admin_resource_shown()}
        </TypeBadge>
        {hidden_reason ? <SoftLine>{hidden_reason}</SoftLine> : null}
      </>
    ),
  },
  {
    key: 'published',
    label: m.publication_published,
    sort: 'newest',
    cell: ({ published_at }) => (published_at ? <DateTime moment={published_at} kind="day" /> : '–'),
  },
  {
    key: 'likes',
    label: m.resource_likes,
    sort: 'likes',
    isNumber: true,
    cell: ({ likes_count }) => numberLabel(likes_count),
  },
  {
    key: 'problems',
    label: m.admin_resource_problems,
    cell: ({ open_reports, dead_links }) => (
      <>
        {open_reports > 0 ? m.admin_report_count({ count: open_reports }) : null}
        {dead_links > 0 ? <SoftLine>{m.admin_resource_dead_links({ count: dead_links })}</SoftLine> : null}
        {open_reports + dead_links === 0 ? m.admin_resource_no_problems() : null}
      </>
    ),
  },
  {
    key: 'decide',
    label: m.admin_report_decision,
    isActions: true,
    cell: (resource) => <Decide resource={resource} />,
  },
]

/** Hides or restores several at once, with the same reason for all creators. */
function DecideSeveral() {
  return (
    <>
      <FormText
        name="reason"
        label={m.admin_reason()}
        help={m.admin_resource_reason_help()}
        maxLength={MOST_REASON_LETTERS}
        required
      />
      <SubmitButton size="normal" variant="danger" name="action" value="hide">
        {m.admin_resource_hide()}
      </SubmitButton>
      <SubmitButton size="normal" variant="second" name="action" value="restore">
        {m.admin_resource_restore()}
      </SubmitButton>
    </>
  )
}

/** Hides it from everyone but its creator, or restores it, with a reason that the creator receives. */
function Decide({ resource: { id, title, status, can } }: { resource: AdminResource }) {
  if (!can.decide) return null
  const isHidden = status === 'hidden'
  const words = isHidden ? m.admin_resource_restore() : m.admin_resource_hide()
  const summaryId = `decide-${id}`
  return (
    <Disclosure key={status} summaryId={summaryId} summary={words}>
      <AdminForm
        call={isHidden ? 'POST /v2/admin/resource/restore/' : 'POST /v2/admin/resource/hide/'}
        hidden={{ id }}
        submit={words}
        variant={isHidden ? 'second' : 'danger'}
        headingLevel={3}
        focusOn={summaryId}
      >
        <FormTextArea
          name="reason"
          label={m.admin_resource_reason({ title })}
          help={m.admin_resource_reason_help()}
          rows={3}
          maxLength={MOST_REASON_LETTERS}
        />
      </AdminForm>
    </Disclosure>
  )
}

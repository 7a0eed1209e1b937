import { createFileRoute } from '@tanstack/react-router'
import {
  AdminForm,
  AdminPage,
  AdminTable,
  FormGroup,
  forStaff,
  InBothLanguages,
} from '#features/administration/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormCheckbox, FormText } from '#ui-kit/form-fields.tsx'
import { numberWords } from '#ui-kit/number-words.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { AdminResourceType } from '../../admin-resources.contract.ts'
import { saveResourceTypeForm } from './admin-resource-forms.ts'
import styles from './admin-resources.module.css'

const PATH = '/admin/resources/types'

/** What resources are called: names in both languages, their order, and which can be chosen. For content editors. */
export const Route = createFileRoute('/_default/admin/resources/types')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/resource/type/list/', {})).data,
  component: ResourceTypesPage,
})

function ResourceTypesPage() {
  const types = Route.useLoaderData()
  return (
    <AdminPage
      title={m.admin_resource_types()}
      lead={m.admin_resource_types_lead()}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href="/admin/resources">
          {m.admin_resources_all()}
        </AddressLink>
      }
    >
      <AdminTable
        caption={m.admin_resource_types()}
        columns={columns}
        rows={types}
        keyOf={({ id }) => id}
        path={PATH}
        search={{}}
        total={types.length}
        emptyTitle={m.admin_resource_types_none()}
      />
      <Disclosure look="card" summary={m.admin_resource_type_new()}>
        <TypeForm type={null} place={types.length} />
      </Disclosure>
    </AdminPage>
  )
}

const columns: readonly Column<AdminResourceType>[] = [
  {
    key: 'name',
    label: m.admin_resource_type_name(),
    isHead: true,
    cell: ({ name_en, name_hi, is_hidden }) => (
      <>
        {name_en}{' '}
        <SoftLine>{name_hi ? <span lang="hi">{name_hi}</span> : m.admin_resource_type_no_hindi()}</SoftLine>
        {is_hidden ? <SoftLine>{m.admin_resource_type_is_hidden()}</SoftLine> : null}
      </>
    ),
  },
  { key: 'place', label: m.admin_resource_type_place(), isNumber: true, cell: ({ position }) => position },
  {
    key: 'resources',
    label: m.nav_resources(),
    isNumber: true,
    cell: ({ resources_count }) => numberWords(resources_count),
  },
  {
    key: 'change',
    label: m.admin_resource_type_change(),
    cell: (type) => (
      <Disclosure
        summary={m.admin_resource_type_change_one({ name: type.name_en })}
        className={styles.unfolds}
      >
        <TypeForm type={type} place={type.position} />
      </Disclosure>
    ),
  },
]

function TypeForm({ type, place }: { type: AdminResourceType | null; place: number }) {
  return (
    <AdminForm
      key={JSON.stringify(type)}
      form={saveResourceTypeForm}
      values={{
        name_en: type?.name_en ?? '',
        name_hi: type?.name_hi ?? '',
        position: String(place),
        is_hidden: type?.is_hidden ? 'on' : null,
      }}
      hidden={type ? { id: type.id } : {}}
      submit={m.admin_event_save()}
      headingLevel={3}
    >
      <FormGroup legend={type ? m.admin_resource_type_change() : m.admin_resource_type_new()}>
        <InBothLanguages name="name" label={m.admin_resource_type_name()} maxLength={100} />
        <FormText
          name="position"
          label={m.admin_resource_type_place()}
          help={m.admin_resource_type_place_help()}
          inputMode="numeric"
        />
        <FormCheckbox name="is_hidden" label={m.admin_resource_type_hide()} />
      </FormGroup>
    </AdminForm>
  )
}

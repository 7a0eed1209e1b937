import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn, MoveButtons, NewLink } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ListedModule } from '../../../admin-programs.contract.ts'
import { AdminProgramTabs } from '../admin-program-tabs.tsx'
import styles from '../admin-programs.module.css'

/** The modules of a program, in order. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/modules')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/course/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: ModulesPage,
})

function ModulesPage() {
  const { id, title_en, title_hi, modules, can } = Route.useLoaderData()
  const path = `/admin/certificate-programs/${id}/modules`
  return (
    <AdminPage
      title={m.admin_program_modules()}
      lead={title_en || title_hi}
      action={<NewLink href={`${path}/new`}>{m.admin_module_new()}</NewLink>}
    >
      <AdminProgramTabs id={id} current="modules" canSeePeople={can.see_people} />
      {modules.length === 0 ? <p>{m.admin_module_none()}</p> : null}
      <ol className={styles.list} aria-label={m.admin_program_modules()}>
        {modules.map((module, at) => (
          <li key={module.id} className={styles.item}>
            <ModuleLine module={module} href={`${path}/${module.id}`} />
            <MoveModule module={module} isFirst={at === 0} isLast={at === modules.length - 1} />
          </li>
        ))}
      </ol>
    </AdminPage>
  )
}

function ModuleLine({ module, href }: { module: ListedModule; href: string }) {
  const { title, minutes, events_count: events, questions_count: questions, has_work } = module
  return (
    <div className={styles.name}>
      <AddressLink className="link-alone" href={href} lang={scriptLanguage(title)}>
        {title}
      </AddressLink>
      <SoftLine>{m.admin_module_facts({ minutes, events, questions })}</SoftLine>
      {has_work ? null : <TypeBadge tone="marigold">{m.admin_module_is_empty()}</TypeBadge>}
    </div>
  )
}

function MoveModule({
  module: { id, title },
  ...ends
}: {
  module: ListedModule
  isFirst: boolean
  isLast: boolean
}) {
  return (
    <Form call="POST /v2/admin/course/module/move/" headingLevel={3} className={styles.actions}>
      <input type="hidden" name="id" value={id} />
      <MoveButtons title={title} {...ends} />
    </Form>
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage, DangerForm, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { AdminModuleForm } from './admin-module-form.tsx'
import { AddModuleEvent, ModuleEvents } from './module-events.tsx'
import { ModuleQuiz } from './module-quiz.tsx'

/** One module: its texts, its events and its quiz. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/modules/$module')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { search_query } }) => ({ search_query }),
  loader: async ({ context: { api }, params, deps: { search_query } }) => {
    const id = idIn({ id: params.module })
    const [module, found] = await Promise.all([
      api('GET /v2/admin/course/module/details/', { query: { id } }),
      search_query === undefined
        ? undefined
        : api('POST /v2/admin/course/module/event/find/', { body: { id, search_query } }),
    ])
    const { data } = forStaff(module)
    if (data.program.id !== idIn(params)) throw notFound()
    return { module: data, found: found && forStaff(found).data }
  },
  staleTime: 0,
  component: ModulePage,
})

function ModulePage() {
  const { module, found } = Route.useLoaderData()
  const search = Route.useSearch()
  const { id, program, inside_count: count, passed_count: passed } = module
  const modules = `/admin/certificate-programs/${program.id}/modules`
  return (
    <AdminPage
      title={module.title_en || module.title_hi}
      lead={program.title}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href={modules}>
          {m.admin_module_back()}
        </AddressLink>
      }
    >
      <AdminModuleForm program_id={program.id} module={module} />
      <ModuleEvents module={module} />
      <AddModuleEvent module_id={id} path={`${modules}/${id}`} search={search} found={found} />
      <ModuleQuiz module={module} path={`${modules}/${id}`} />
      <DangerForm
        call="POST /v2/admin/course/module/remove/"
        next="/admin/certificate-programs/{program_id}/modules"
        hidden={{ id }}
        submit={m.admin_module_remove()}
      >
        <p>{m.admin_module_remove_text({ count, passed })}</p>
      </DangerForm>
    </AdminPage>
  )
}

import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { nameInAddress } from '#contract/name-in-address.ts'
import { isAddressId } from '#contract/wire.ts'
import { loadKinds } from '#features/search/ui/index.ts'
import { loadOtherWays } from '../catalogue/load-other-ways.ts'
import { loadPrograms } from '../catalogue/load-programs.ts'
import { ProgramsList } from '../catalogue/programs-list.tsx'
import { readProgramsSearch } from '../catalogue/programs-search.ts'
import { loadProgram } from './load-program.ts'
import { ProgramPageSkeleton } from './program-page-skeleton.tsx'
import { ProgramView } from './program-view.tsx'

/** A certificate program; without an id, the list of all programs. */
export const Route = createFileRoute(
  '/_default/certificate-programs/details/{-$certificateprogramname}/{-$certificateprogramid}',
)({
  validateSearch: readProgramsSearch,
  loaderDeps: ({ search }) => readProgramsSearch({ ...search }),
  loader: async ({ context: { api, publicUrl }, params, deps }) => {
    const { certificateprogramname: name, certificateprogramid: id } = params
    if (id === undefined) {
      const [programs, found] = await Promise.all([loadPrograms(api, deps), loadKinds(api, deps)])
      const otherWays = await loadOtherWays(api, deps, programs)
      return { kind: 'list' as const, search: deps, programs, found, otherWays, publicUrl }
    }
    if (!isAddressId(id)) throw notFound()
    const program = await loadProgram(api, id)
    const ownName = decodeURIComponent(nameInAddress(program.title, 'program'))
    if (name !== ownName) {
      throw redirect({
        to: '/certificate-programs/details/{-$certificateprogramname}/{-$certificateprogramid}',
        params: { certificateprogramname: ownName, certificateprogramid: id },
        search: true,
        hash: true,
        statusCode: 301,
      })
    }
    return { kind: 'program' as const, program, publicUrl, program_name: program.title }
  },
  pendingMs: 300,
  pendingComponent: ProgramPageSkeleton,
  component: ProgramPage,
})

function ProgramPage() {
  const loaded = Route.useLoaderData()
  if (loaded.kind === 'list') return <ProgramsList {...loaded} />
  return <ProgramView key={loaded.program.id} program={loaded.program} publicUrl={loaded.publicUrl} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ChooseProgram } from './choose-program.tsx'
import { loadOpenPrograms, loadSignup } from './load-signup.ts'
import { SignupB } from './signup-b.tsx'
import { readSignupSearch } from './signup-search.ts'

/** Signing up to a program, variant B: one question at a time. */
export const Route = createFileRoute('/_default/programs/campaign/b/{-$programname}')({
  validateSearch: readSignupSearch,
  loaderDeps: ({ search: { as, organisation, join } }) => ({ as, organisation, join }),
  loader: async ({ context: { api, publicUrl }, params, deps, parentMatchPromise }) => {
    const { programname: name } = params
    if (name === undefined) return { kind: 'list' as const, programs: await loadOpenPrograms(api), publicUrl }
    const isLoggedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    const signup = await loadSignup(api, { name, search: readSignupSearch(deps), isLoggedIn })
    return { kind: 'one' as const, signup, publicUrl, program_name: signup.program.name }
  },
  component: SignupBPage,
})

function SignupBPage() {
  const loaded = Route.useLoaderData()
  const search = readSignupSearch({ ...Route.useSearch() })
  if (loaded.kind === 'list') return <ChooseProgram programs={loaded.programs} publicUrl={loaded.publicUrl} />
  const { signup, publicUrl } = loaded
  return <SignupB key={signup.program.id} {...signup} search={search} publicUrl={publicUrl} />
}

import { createFileRoute } from '@tanstack/react-router'
import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import { loadSignup } from './load-signup.ts'
import { SignupA } from './signup-a.tsx'
import { readSignupSearch } from './signup-search.ts'

/** Signing up to a program, variant A: first all about it, then the form. */
export const Route = createFileRoute('/_default/programs/campaign/$programname')({
  validateSearch: readSignupSearch,
  loaderDeps: ({ search: { as, organisation, join } }) => ({ as, organisation, join }),
  loader: async ({ context: { api, publicUrl }, params, deps, parentMatchPromise }) => {
    const isLoggedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    const search = readSignupSearch(deps)
    const signup = await loadSignup(api, { name: params.programname, search, isLoggedIn })
    return { ...signup, publicUrl, program_name: signup.program.name }
  },
  pendingMs: 300,
  pendingComponent: SignupASkeleton,
  component: SignupAPage,
})

function SignupAPage() {
  const { publicUrl, program_name: _, ...signup } = Route.useLoaderData()
  const search = readSignupSearch({ ...Route.useSearch() })
  return <SignupA key={signup.program.id} {...signup} search={search} publicUrl={publicUrl} />
}

/** Shown while the program loads on a slow network. */
function SignupASkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <Skeleton shape="box" />
      <div className={page.section}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={5} />
      </div>
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <>
      <div className={page.title}>
        <Skeleton shape="title" />
      </div>
      <SkeletonText lines={2} />
    </>
  )
}

function Panel() {
  return (
    <PanelPartSkeleton>
      <SkeletonText lines={3} />
      <Skeleton shape="box" />
    </PanelPartSkeleton>
  )
}

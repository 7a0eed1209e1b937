import { createFileRoute } from '@tanstack/react-router'
import { loadOwnPeople } from './load-people.ts'
import { PeoplePage } from './people-page.tsx'
import { readPeopleSearch } from './people-search.ts'

/** The people whom the viewer follows, which only they can see (docs/decisions/023). */
export const Route = createFileRoute('/_default/profile/following')({
  validateSearch: readPeopleSearch,
  loaderDeps: ({ search }) => readPeopleSearch({ ...search }),
  gcTime: 0,
  loader: ({ context, deps }) => loadOwnPeople(context, { kind: 'following', ...deps }),
  component: FollowingPage,
})

function FollowingPage() {
  const search = readPeopleSearch({ ...Route.useSearch() })
  return <PeoplePage kind="following" search={search} people={Route.useLoaderData()} />
}

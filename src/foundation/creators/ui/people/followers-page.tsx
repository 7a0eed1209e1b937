import { createFileRoute } from '@tanstack/react-router'
import { loadOwnPeople } from './load-people.ts'
import { PeoplePage } from './people-page.tsx'
import { readPeopleSearch } from './people-search.ts'

/** The viewer's followers, whom only they can see (docs/decisions/023). */
export const Route = createFileRoute('/_default/profile/followers')({
  validateSearch: readPeopleSearch,
  loaderDeps: ({ search }) => readPeopleSearch({ ...search }),
  gcTime: 0,
  loader: ({ context, deps }) => loadOwnPeople(context, { kind: 'followers', ...deps }),
  component: FollowersPage,
})

function FollowersPage() {
  const search = readPeopleSearch({ ...Route.useSearch() })
  return <PeoplePage kind="followers" search={search} people={Route.useLoaderData()} />
}

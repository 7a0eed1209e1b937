import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded, loadOwn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { loadMine } from './load-mine.ts'
import { readMineSearch } from './mine-search.ts'
import styles from './my-page.module.css'
import { MyResources } from './my-resources.tsx'

/** What I made and what I keep (spec section 2, route my-pankh-page). */
export const Route = createFileRoute('/_default/my-pankh-page')({
  validateSearch: readMineSearch,
  loaderDeps: ({ search }) => readMineSearch({ ...search }),
  // What was taken out meanwhile must not come up again, not even for a moment.
  gcTime: 0,
  loader: ({ context, deps }) =>
    loadOwn(context, async (api) => {
      const mine = await loadMine(api, deps)
      return 'success' in mine && mine.status === 401 ? mine : { success: true, data: mine }
    }),
  component: MyPage,
})

function MyPage() {
  const mine = Route.useLoaderData()
  const search = readMineSearch({ ...Route.useSearch() })
  if (!mine) return <AccountNeeded next="/my-pankh-page" />
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.my_page_title()} />
      <header>
        <h1>{m.my_page_title()}</h1>
        <p className={styles.lead}>{m.my_page_lead()}</p>
      </header>
      <MyResources search={search} mine={mine} />
    </div>
  )
}

import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccountNeeded, ConfirmEmail, loadOwn, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { FirstSteps } from './first-steps.tsx'
import { isOpening, loadMyPage, shownPart } from './load-my-page.ts'
import styles from './my-page.module.css'
import { myPageParts } from './my-page-parts.ts'
import { type MyPageTab, readMyPageSearch } from './my-page-search.ts'
import { NextForYou } from './next-for-you.tsx'

/** My page, where people find everything that is theirs. */
export const Route = createFileRoute('/_default/my-pankh-page')({
  validateSearch: readMyPageSearch,
  loaderDeps: ({ search }) => readMyPageSearch({ ...search }),
  // Never cached: removed things must not reappear, not even briefly.
  gcTime: 0,
  loader: ({ context, deps }) => loadOwn(context, (api) => loadMyPage(api, deps)),
  component: MyPage,
})

function MyPage() {
  const data = Route.useLoaderData()
  const search = readMyPageSearch({ ...Route.useSearch() })
  const { publicUrl } = Route.useRouteContext()
  const viewer = useViewer()
  const address = useLocation({ select: ({ href }) => href })
  if (!data)
    return <AccountNeeded next={address} title={m.my_page_login_title()} text={m.my_page_login_text()} />
  const { key, label, Part } = shownPart(search)
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.my_page_title_of({ part: label() })} />
      <h1 id="my-page" tabIndex={-1}>
        {viewer ? m.my_page_heading({ name: viewer.first_name }) : m.my_page_title()}
      </h1>
      {isOpening(search) && viewer && !viewer.is_otp_verified && (
        <ConfirmEmail email={viewer.email} nextId="my-page" page="/my-pankh-page" isSmall />
      )}
      {data.firstSteps ? (
        <FirstSteps steps={data.firstSteps} />
      ) : (
        data.next && <NextForYou next={data.next} />
      )}
      <MyPageTabs current={key} />
      <Part key={key} search={search} data={data.part} publicUrl={publicUrl} />
    </div>
  )
}

/** The tabs of My page as links; on narrow screens the row scrolls. */
function MyPageTabs({ current }: { current: MyPageTab }) {
  const row = useRef<HTMLElement>(null)
  const first = useRef(current)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!tab || !row.current) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
    // The content above the row may have gone with the previous tab.
    if (first.current !== current) row.current.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={row} className={styles.scroll} aria-label={m.my_page_parts()}>
      <ul className={styles.row}>
        {myPageParts.map(({ key, label }) => (
          <li key={key}>
            <Link
              to="/my-pankh-page"
              search={readMyPageSearch({ tab: key })}
              className={styles.tab ?? ''}
              aria-current={key === current ? 'true' : undefined}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

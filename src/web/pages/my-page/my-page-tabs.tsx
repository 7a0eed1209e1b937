import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { myPageParts } from './my-page-parts.ts'
import { type MyPageTab, readMyPageSearch } from './my-page-search.ts'
import styles from './my-page-tabs.module.css'

/** The parts of My page as links; where it is narrow the row scrolls. */
export function MyPageTabs({ current }: { current: MyPageTab }) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the row
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (tab && row.current)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
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

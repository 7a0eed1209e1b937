import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { PAGES_CACHE } from '../device/offline-copies.ts'
import styles from './offline-page.module.css'

const MOST_SHOWN = 20

interface Opened {
  address: string
  title: string
}

/** Public pages with an offline copy. */
export function OpenedBefore() {
  const [pages, setPages] = useState<Opened[]>([])
  useEffect(() => void readOpened().then(setPages, () => undefined), [])
  if (pages.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="opened">
      <h2 id="opened" className={styles.title}>
        {m.offline_opened_title()}
      </h2>
      <ul className={styles.list}>
        {pages.map(({ address, title }) => (
          <li key={address} className={styles.opened}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readOpened(): Promise<Opened[]> {
  const cache = await caches.open(PAGES_CACHE)
  const pages: Opened[] = []
  // The newest copy is the last key.
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname, search, searchParams } = new URL(request.url)
    const address = pathname + search.replace(/[?&]kept-in=\w+$/, '')
    const isOther = searchParams.get('kept-in') !== document.documentElement.lang
    if (isOther || pages.length === MOST_SHOWN) continue
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
    const title = new DOMParser().parseFromString(html, 'text/html').title
    pages.push({ address, title: title || address })
  }
  return pages
}

import { AskFirst } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { ExternalLink, TriangleAlert } from '#ui-kit/icons.ts'
import type { ResourceDetails, ResourceLink } from '../../resource-details.contract.ts'
import { LinkedFilm } from './linked-film.tsx'
import styles from './resource-page.module.css'
import { stageOf } from './resource-stage.tsx'

interface ResourceLinksProps {
  resource: ResourceDetails
  publicUrl: string
  /** The id in the address of the link whose video is open. */
  film: number | undefined
}

/** Videos that play here after a click, and links to other sites. The first video plays at the top of the page. */
export function ResourceLinks({ resource, publicUrl, film }: ResourceLinksProps) {
  const { resource_links, title, content_warnings } = resource
  const stage = stageOf(resource)
  const isAbove = ({ id }: ResourceLink) => stage.is === 'film' && stage.link.id === id
  if (resource_links.length === 0) return null
  return (
    <section aria-labelledby="links" className={page.section}>
      <h2 id="links">{m.resource_links_title({ count: resource_links.length })}</h2>
      <ul className={styles.links}>
        {resource_links.map((link) => (
          <li key={link.id} className={styles.link}>
            {link.kind !== 'link' && !link.is_dead && !isAbove(link) ? (
              <AskFirst warnings={content_warnings} of={`film-${link.id}`} isSaid>
                <LinkedFilm link={link} title={title} publicUrl={publicUrl} isAsked={link.id === film} />
              </AskFirst>
            ) : null}
            <LinkAway link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LinkAway({ link: { url, is_dead } }: { link: ResourceLink }) {
  return (
    <p>
      <a href={url} target="_blank" rel="noopener nofollow">
        {shortAddress(url)}
        <ExternalLink className={styles.away} aria-hidden="true" />
      </a>{' '}
      <span className={styles.soft}>{m.opens_in_new_tab()}</span>
      {is_dead && (
        <span className={styles.dead}>
          <TriangleAlert aria-hidden="true" />
          {m.resource_link_dead()}
        </span>
      )}
    </p>
  )
}

/** Characters of an address that are shown. */
const MOST_LETTERS = 70

function shortAddress(url: string): string {
  const words = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words
}

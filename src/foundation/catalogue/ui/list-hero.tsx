import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Term } from '#contract/wire.ts'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, isAsked } from './catalogue.ts'
import styles from './list-hero.module.css'
import { SearchForm } from './search-form.tsx'

interface ListHeroProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  title: string
  /** Replaces the title while a search or filter is set. */
  shortTitle: string
  lead: ReactNode
  searchLabel: string
  searchHint: string
  popularLabel: string
  topics: { tags: Term[]; skills: Term[] }
  /** One quiet line under the search. */
  line?: ReactNode
  /** A first thing to do: below the search, before `children` on small screens. */
  first?: ReactNode
  /** Shown beside the search, below it on small screens. */
  children?: ReactNode
}

/** The page's introduction with the search field; while a search or filter is set, only the field on one line. */
export function ListHero<Search extends ListSearch>(props: ListHeroProps<Search>) {
  const { catalogue, search, title, shortTitle, lead, searchLabel, searchHint, popularLabel, topics } = props
  const { line, first, children } = props
  const isSmall = isAsked(search)
  return (
    <section className={styles.hero} data-small={isSmall} data-leads={Boolean(first)}>
      <div className={styles.in} data-beside={Boolean(children) && !isSmall}>
        <div className={styles.words}>
          <h1>{isSmall ? shortTitle : title}</h1>
          {isSmall ? null : <p className={styles.lead}>{lead}</p>}
          <SearchForm
            className={styles.search}
            catalogue={catalogue}
            search={search}
            label={searchLabel}
            hint={searchHint}
          />
          {isSmall ? null : (
            <>
              <PopularTopics path={catalogue.path} label={popularLabel} topics={topics} />
              {line}
            </>
          )}
        </div>
        {first && <div className={styles.first}>{first}</div>}
        {isSmall ? null : children}
      </div>
    </section>
  )
}

/** How many topics of each kind are shown under the search. */
const POPULAR = 2

interface PopularTopicsProps {
  /** The path of the list's page. */
  path: string
  label: string
  /** Most used first. */
  topics: { tags: Term[]; skills: Term[] }
}

/** Links to the list filtered by one topic. */
function PopularTopics({ path, label, topics }: PopularTopicsProps) {
  const kinds = { tag: topics.tags, skill: topics.skills }
  return (
    <p className={styles.popular}>
      <span>{label}</span>
      {Object.entries(kinds).map(([facet, terms]) =>
        terms.slice(0, POPULAR).map(({ id, name }) => (
          <Link
            key={`${facet} ${id}`}
            to={path}
            search={{ [facet]: [id] }}
            activeOptions={{ includeSearch: true }}
          >
            {name}
          </Link>
        )),
      )}
    </p>
  )
}

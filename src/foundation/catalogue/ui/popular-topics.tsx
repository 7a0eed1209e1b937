import { Link } from '@tanstack/react-router'
import type { Term } from '#contract/wire.ts'
import styles from './popular-topics.module.css'

/** How many topics of each kind stand under the search. */
const POPULAR = 2

interface PopularTopicsProps {
  /** Of the list's page. */
  path: string
  label: string
  /** Most used first. */
  topics: { tags: Term[]; skills: Term[] }
}

/** Ways to the list filtered by one topic. */
export function PopularTopics({ path, label, topics }: PopularTopicsProps) {
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

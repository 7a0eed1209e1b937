import { type FormEvent, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Funnel } from '#ui-kit/icons.ts'
import type { EventFacets } from '../../events.contract.ts'
import { languageName, numberWords } from '../event-words.ts'
import styles from './event-filter-panel.module.css'
import { type EventSearch, type IdFacet, toggled } from './event-search.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useAskedSearch } from './use-asked-search.ts'

interface EventFilterPanelProps {
  search: EventSearch
  facets: EventFacets
}

/** What the list can be narrowed by, each choice with how many events it finds. A plain form without JavaScript. */
export function EventFilterPanel({ search: shown, facets }: EventFilterPanelProps) {
  const [search, choose] = useAskedSearch(shown)
  const [isOpen, setIsOpen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsOpen(false)
  }
  const ids = { search, onChoose: choose }
  return (
    <aside className={styles.panel} aria-labelledby="filters">
      <h2 id="filters" className={styles.title}>
        {m.filters_title()}
      </h2>
      <Button
        variant="second"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="filter-form"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Funnel aria-hidden="true" /> {m.filters_show()}
      </Button>
      <form
        id="filter-form"
        className={styles.form}
        data-open={isOpen}
        action="/"
        method="get"
        onSubmit={submit}
      >
        <HiddenFields
          search={search}
          without={[
            'age_group',
            'skill',
            'tag',
            'type',
            'language',
            'captions',
            'sign_language',
            'page',
            'status',
          ]}
        />
        <IdFacetChoices
          {...ids}
          facet="age_group"
          title={m.filter_age_group()}
          terms={facets.age_groups}
          isOpen
        />
        <IdFacetChoices {...ids} facet="skill" title={m.filter_skill()} terms={facets.skills} isOpen />
        <IdFacetChoices {...ids} facet="type" title={m.filter_type()} terms={facets.types} />
        <Disclosure summary={m.filter_access()} open={Boolean(search.captions || search.sign_language)}>
          <Checkbox
            name="captions"
            value="1"
            label={m.captions()}
            count={numberWords(facets.captions)}
            checked={search.captions === 1}
            onChange={() => choose({ captions: search.captions ? undefined : 1 } as Partial<EventSearch>)}
          />
          <Checkbox
            name="sign_language"
            value="1"
            label={m.sign_language()}
            count={numberWords(facets.sign_language)}
            checked={search.sign_language === 1}
            onChange={() =>
              choose({ sign_language: search.sign_language ? undefined : 1 } as Partial<EventSearch>)
            }
          />
        </Disclosure>
        <Disclosure summary={m.filter_language()} open={Boolean(search.language)}>
          {facets.languages.map(({ id, count }) => (
            <Checkbox
              key={id}
              name="language"
              value={id}
              label={<span lang={id}>{languageName(id)}</span>}
              count={numberWords(count)}
              checked={search.language?.includes(id) ?? false}
              onChange={() => choose({ language: toggled(search.language, id) })}
            />
          ))}
        </Disclosure>
        <IdFacetChoices {...ids} facet="tag" title={m.filter_tag()} terms={facets.tags} />
        <Button type="submit" variant="primary" className={styles.apply}>
          {m.filters_apply()}
        </Button>
      </form>
    </aside>
  )
}

interface IdFacetChoicesProps {
  facet: IdFacet
  title: string
  terms: EventFacets['tags']
  search: EventSearch
  isOpen?: boolean
  onChoose: (change: Partial<EventSearch>) => void
}

function IdFacetChoices({ facet, title, terms, search, isOpen, onChoose }: IdFacetChoicesProps) {
  if (terms.length === 0) return null
  const chosen = search[facet]
  return (
    <Disclosure summary={title} open={isOpen || Boolean(chosen)}>
      {terms.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          name={facet}
          value={id}
          label={name}
          count={numberWords(count)}
          checked={chosen?.includes(id) ?? false}
          onChange={() => onChoose({ [facet]: toggled(chosen, id) })}
        />
      ))}
    </Disclosure>
  )
}
